"""Text-changing effects: one word in the place of another (612, layer 3)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, field_names, record
from cardwright_core.abilities import Duration
from cardwright_core.characteristics import Characteristics
from cardwright_core.continuous import Change, Layer
from cardwright_core.decisions import Decision
from cardwright_core.mana import Color
from cardwright_rules.lands import BASIC_LAND_TYPES
from cardwright_rules.subtypes import CREATURE_TYPES
from cardwright_rules.vocabulary.lasting import Until
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["COLOR_WORDS", "CREATURE_TYPE_WORDS", "LAND_TYPE_WORDS", "ChangeText", "WordChanged"]

COLOR_WORDS: tuple[Color, ...] = tuple(Color)
"""The color words (612.2)."""
LAND_TYPE_WORDS = tuple(BASIC_LAND_TYPES)
"""The basic land types (612.2)."""
CREATURE_TYPE_WORDS = CREATURE_TYPES
"""The creature types (612.2)."""

_NAMES = frozenset({"counter", "key", "kind", "link", "name", "plugin", "printed_on"})
"""Fields in which a word is no color word and no subtype (612.2)."""

_OF_LANDS = ("walk", "cycling")


@record
class WordChanged(Change):
    """Each instance of one color word or subtype is another one (612.2).

    That is so in what its abilities say and on its type line; not in its name, nor in what effects
    of later layers give to it (612.3).
    """

    english = "has “{new}” instead of “{old}” in its text"

    old: str | Color
    new: str | Color

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Change the words."""
        del by
        was = view.characteristics
        abilities = tuple(one for a in was.abilities for one in self._ability(game, a))
        subtypes = tuple(dict.fromkeys(self._word(word) for word in was.subtypes))
        return view.replace(characteristics=was.replace(subtypes=subtypes, abilities=abilities))

    def _word(self, word: str) -> str:
        return str(self.new) if word == self.old else word

    def _ability(self, game: Game, ability: Ability) -> Iterator[Ability]:
        """Yield an ability with the word changed; some keywords are named after a land type."""
        old, new = str(self.old).lower(), str(self.new).lower()
        for ending in _OF_LANDS:
            if ability.keyword == f"{old}{ending}" and not isinstance(self.old, Color):
                yield from game.rules.catalog.expand(f"{new}{ending}")
                return
        yield _reworded(ability, self.old, self.new)


@lru_cache(maxsize=4096)
def _reworded(value: Any, old: str | Color, new: str | Color) -> Any:  # noqa: ANN401 - any value in an ability
    """Return a value with a word changed wherever it is used as one."""
    if isinstance(value, str | Color):
        return new if type(value) is type(old) and value == old else value
    if isinstance(value, tuple | frozenset):
        return type(value)(_reworded(one, old, new) for one in value)
    if isinstance(value, Characteristics):
        return _token_reworded(value, old, new)
    return _record_reworded(value, old, new) if isinstance(value, Record) else value


def _record_reworded(value: Record, old: str | Color, new: str | Color) -> Record:
    changes: dict[str, object] = {}
    for name in field_names(type(value)):  # type: ignore[arg-type]  # a class is hashable
        if name not in _NAMES:
            was = getattr(value, name)
            now = _reworded(was, old, new)
            if now != was:
                changes[name] = now
    return value.replace(**changes) if changes else value


def _token_reworded(values: Characteristics, old: str | Color, new: str | Color) -> Characteristics:
    """Return the values of a token; its name is made of its creature types (612.2a)."""
    changed = _record_reworded(values, old, new)
    assert isinstance(changed, Characteristics)  # noqa: S101 - it is a record of the same class
    words = values.name.split()
    if isinstance(old, str) and set(words) <= {*values.subtypes, "Token"}:
        name = " ".join(str(new) if word == old else word for word in words)
        changed = changed.replace(name=name)
    return changed


@record
class ChangeText(Record):
    """Change the text of objects: one word of a kind for another, both of your choice (612.2)."""

    english = "change the text of {what} by replacing all instances of one of {words} with another"

    words: tuple[str | Color, ...]
    what: Selection = TARGET
    duration: Duration = Duration.FOREVER

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask for the words, and begin the effect."""
        old = self._chosen(game, by, "word", self.words)
        new = self._chosen(game, by, "new word", tuple(word for word in self.words if word != old))
        change = WordChanged(old, new)
        Until(self.duration, ((Layer.TEXT, change),), self.what).resolve(game, by)

    def _chosen(
        self, game: Game, by: Instance, kind: str, words: tuple[str | Color, ...]
    ) -> str | Color:
        prompt = f"{kind} for {by.source.name}"
        decision = Decision((by.controller,), kind, words, prompt=prompt, rule="612.2")
        chosen: str | Color = game.choose(decision)[0]
        return chosen
