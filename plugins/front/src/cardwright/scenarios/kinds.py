"""Words of a scenario that only its game can know: what is none of them is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.counter_names import misspelt
from cardwright.scenarios.errors import did_you_mean
from cardwright.scenarios.names import UnclearReferenceError
from cardwright.words import counter_kinds
from cardwright_core.actions import Action
from cardwright_core.characteristics import SUPERTYPES
from cardwright_core.errors import nearest
from cardwright_core.mana import COLOR_LETTERS, MANA_TYPES
from cardwright_rules.subtypes import SUBTYPES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.game import Game

__all__ = [
    "refuse_misspelt",
    "refuse_unknown_keyword",
    "refuse_unknown_letter",
    "refuse_unknown_player",
    "refuse_unknown_special_action",
    "refuse_unknown_step",
    "refuse_unknown_type",
]


def refuse_misspelt(game: Game, kind: str) -> None:
    """Refuse a kind of counter that is likely meant to be one of the rules, or of the cards."""
    cards = (game.rules.catalog.definition(slug).characteristics for slug in _slugs(game))
    known = (one for card in cards for one in counter_kinds(card.abilities) if one)
    if problem := misspelt(kind, known):
        raise UnclearReferenceError(problem)


def refuse_unknown_player(game: Game, name: str) -> None:
    """Refuse a name that no player has."""
    if name not in game.state.players:
        message = f"unknown player {name!r}{did_you_mean(name, game.state.players)}"
        raise UnclearReferenceError(message)


def refuse_unknown_step(game: Game, name: str) -> None:
    """Refuse a step that no turn has."""
    steps = [step.name for step in game.rules.steps]
    if name not in steps:
        message = f"unknown step {name!r}{did_you_mean(name, steps)}"
        raise UnclearReferenceError(message)


def refuse_unknown_letter(letters: Iterable[str], *, colorless: bool) -> None:
    """Refuse what is no letter of a color, nor of a type of mana if that is meant (106.1b)."""
    known = MANA_TYPES if colorless else tuple(COLOR_LETTERS)
    for letter in letters:
        if letter not in known:
            words = [one for one, color in COLOR_LETTERS.items() if color.name == letter.upper()]
            message = f"no {'type of mana' if colorless else 'color'}: {letter!r}"
            raise UnclearReferenceError(message + did_you_mean((*words, letter)[0], known))


def refuse_unknown_special_action(word: str) -> None:
    """Refuse a word with which no special action begins (116.2)."""
    known = sorted(_special_words(Action) | _OWN_SPECIAL_WORDS)
    if word not in known:
        message = f"unknown special action {word!r}{did_you_mean(word, known)}"
        raise UnclearReferenceError(message)


_OWN_SPECIAL_WORDS = {"foretell", "ignore", "plot", "suspend", "turn", "unlock"}
"""Those of the project's own rules: a keyword is loaded only where a card has it."""


def _special_words(kind: type[Action]) -> set[str]:
    own = {kind.special} if kind.special else set[str]()
    return own.union(*map(_special_words, kind.__subclasses__()))


def refuse_unknown_keyword(game: Game, word: str) -> None:
    """Refuse a keyword that nobody has: everything would lack it."""
    catalog, parts = game.rules.catalog, word.split()
    if not any(catalog.has_keyword(" ".join(parts[:end])) for end in range(1, len(parts) + 1)):
        known = (name for source in catalog.sources for name in source.keywords())
        message = f"unknown keyword {word!r}{did_you_mean(word, known)}"
        raise UnclearReferenceError(message)


def refuse_unknown_type(game: Game, word: str) -> None:
    """Refuse a word of a type line that nothing has: everything would be something else."""
    here = (game.see(item).characteristics for item in game.state.objects)
    printed = (game.rules.catalog.definition(slug).characteristics for slug in _slugs(game))
    known = {*SUPERTYPES, *game.rules.card_types, *SUBTYPES}
    known.update(word for line in (*here, *printed) for word in (*line.types, *line.subtypes))
    if word not in known:
        near = " or ".join(map(repr, nearest(word, sorted(known))))
        hint = f"did you mean {near}?" if near else "no rule and no card here knows it"
        message = f"unknown supertype, card type or subtype {word!r}; {hint}"
        raise UnclearReferenceError(message)


def _slugs(game: Game) -> Iterable[str]:
    """Return the slugs of the cards of the scenario, libraries included."""
    return dict.fromkeys(card.slug for card in game.state.cards if card is not None)
