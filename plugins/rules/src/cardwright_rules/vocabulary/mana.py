"""Mana that is added: of a type that something could produce, has or chose (106)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.mana import MANA_TYPES, Color
from cardwright_core.producible import could_any_produce
from cardwright_core.production import ManaProduced, Production, add_mana
from cardwright_rules.mana import ANY_COLOR, tapper
from cardwright_rules.vocabulary.choices import ColorWord, CreatureType, chosen
from cardwright_rules.vocabulary.filters import CREATURE, AnyOf, Is, all_of
from cardwright_rules.vocabulary.spending import ForSpells

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.mana import ManaRider
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "AddChosenColor",
    "AddColorAmong",
    "AddOfChosenTypeOnly",
    "AddTypeCouldProduce",
    "AddTypeProduced",
    "DoubleUnspentMana",
    "chosen_type",
]


@record
class AddTypeCouldProduce(Record):
    """Add one mana of a type that some permanent of a set could produce (106.7)."""

    english = "add {count:mana of any type that} {what:a} could produce"

    what: Filter
    types: tuple[str, ...] = MANA_TYPES
    count: int = 1

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return one lot; of an undefined type if there is none (106.5)."""
        could = could_any_produce(game, by, self.what)
        return (Production(tuple(kind for kind in self.types if kind in could), self.count),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by))


@record
class AddColorAmong(Record):
    """Add one mana of a color that some of the objects have; undefined if none has one (106.5)."""

    english = "add one mana of any color among {what}"

    what: Selection

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return one lot."""
        views = map(game.see, self.what.objects(game, by))
        colors = {color for view in views for color in view.characteristics.colors}
        return (Production(tuple(ANY_COLOR[color - 1] for color in sorted(colors))),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by))


@record
class AddChosenColor(Record):
    """Add mana of the color that was chosen (607.2d); undefined if none was (106.5)."""

    english = "add {count} mana of the chosen color"

    count: int = 1
    for_tapper: bool = False

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return one lot."""
        return (Production(chosen_type(game, by), self.count),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by), tapper(by) if self.for_tapper else "")


def chosen_type(game: Game, by: Instance) -> tuple[str, ...]:
    """Return the type of mana of the color that was chosen; none if none was."""
    word = chosen(game, by, ColorWord.kind)
    return (ANY_COLOR[Color[word.upper()] - 1],) if isinstance(word, str) else ()


@record
class AddOfChosenTypeOnly(Record):
    """Add one mana of any color, only for spells of the chosen creature type, with a rider."""

    english = (
        "add one mana of any color; spend it only on creature spells of the chosen type{rider:?; @}"
    )

    rider: ManaRider | None = None

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return one lot; if nothing was chosen, it can be spent on nothing (607.5a)."""
        word = chosen(game, by, CreatureType.kind)
        what = all_of(CREATURE, Is(word)) if isinstance(word, str) else AnyOf(())
        return (Production(ANY_COLOR, 1, ForSpells(what), self.rider),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by))


@record
class DoubleUnspentMana(Record):
    """Double the amount of each type of unspent mana that you have (106.6)."""

    english = "double the amount of each type of unspent mana you have"

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return as much of each type as there is; nothing follows it from the mana there is."""
        types = Counter(unit.type for unit in game.player(by.controller).pool)
        return tuple(Production((kind,), types[kind]) for kind in MANA_TYPES if types[kind])

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by))


@record
class AddTypeProduced(Record):
    """Who tapped something for mana adds one mana of any type that it produced (106.12a)."""

    english = "its player adds {count} mana of any type it produced"

    count: int = 1

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return one lot; of an undefined type, if nothing was produced that it could be about."""
        del game
        event = by.event
        units = event.units if isinstance(event, ManaProduced) else ()
        return (Production(tuple(dict.fromkeys(unit.type for unit in units)), self.count),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by), tapper(by))
