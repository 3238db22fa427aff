"""What permanents are tapped for: conditions, and what is produced instead (106.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.mana import MANA_TYPES
from cardwright_core.production import ManaProduced
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject, Condition, Test
from cardwright_rules.vocabulary.mana import chosen_type

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter

__all__ = ["AddedBy", "ProducesInstead", "ProducesTimes", "tapped_for_mana", "you_add_mana"]


@record
class TappedForMana(Test):
    """Mana was produced by tapping: by you, if `yours`; some of it of one of these types."""

    yours: bool = False
    types: tuple[str, ...] = MANA_TYPES

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was."""
        del game
        return (
            isinstance(event, ManaProduced)
            and bool(event.tapped_for)
            and (not self.yours or event.tapper == by.controller)
            and any(unit.type in self.types for unit in event.units)
        )


@record
class AddedBy(Test):
    """An ability of an object of a set causes you to add mana, some of it of one of these types.

    With `chosen_color` some of it has to be of the color that was chosen.
    """

    english = "by {what:a}{chosen_color:?, of the chosen color}"

    what: Filter
    chosen_color: bool = False

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does, by tapping or not."""
        if not isinstance(event, ManaProduced) or event.player != by.controller:
            return False
        wanted = chosen_type(game, by) if self.chosen_color else MANA_TYPES
        return any(unit.type in wanted for unit in event.units) and self.what.matches(
            game, by, game.see(event.source)
        )


def you_add_mana(what: Filter, *, of_chosen_color: bool = False) -> Condition:
    """Return the condition that an ability of an object of a set causes you to add mana."""
    return Condition(ManaProduced, where=(AddedBy(what, of_chosen_color),))


def tapped_for_mana(
    what: Filter, *, by_you: bool = False, types: tuple[str, ...] = MANA_TYPES
) -> Condition:
    """Return the condition that something is tapped for mana, of some types (106.12a)."""
    return Condition(ManaProduced, what, (TappedForMana(by_you, types),))


@record
class WhenTapped(Record):
    """Base of replacements of what something of a set is tapped for (106.12b)."""

    what: Filter = AnyObject()
    yours: bool = False

    @hookimpl
    @about(ManaProduced)
    def replacements(self, game: Game, by: Instance, event: ManaProduced) -> Replacement | None:
        """106.12b"""
        if (
            not event.tapped_for
            or (self.yours and event.tapper != by.controller)
            or not self.what.matches(game, by, game.see(event.tapped_for))
            or not self.concerns(event)
        ):
            return None
        return Replacement.of(by, self.instead, rule="106.12b")

    def concerns(self, event: ManaProduced) -> bool:
        """Whether it is about so much mana, of such types."""
        del event
        return True

    def instead(self, game: Game, event: ManaProduced) -> Event:
        """Return what is produced instead."""
        raise NotImplementedError


@record
class ProducesTimes(WhenTapped):
    """It produces that many times as much mana instead; what follows the mana stays (106.6a)."""

    english = "if you tap {what:a} for mana, it produces {times:times} as much instead"

    times: int = 2

    def instead(self, game: Game, event: ManaProduced) -> Event:
        """Multiply each unit."""
        del game
        return event.replace(units=tuple(u for u in event.units for _ in range(self.times)))


@record
class ProducesInstead(WhenTapped):
    """It produces one mana of a type instead of any other type and amount.

    That is so if it would produce at least so much mana.
    """

    english = (
        "if {what:a} is tapped for {at_least} or more mana, it produces {{{type}}} "
        "instead of any other type and amount"
    )

    type: str = "C"
    at_least: int = 1

    def concerns(self, event: ManaProduced) -> bool:
        """Whether it would produce as much."""
        return len(event.units) >= self.at_least

    def instead(self, game: Game, event: ManaProduced) -> Event:
        """Keep one unit, and what follows it, as one of that type."""
        del game
        return event.replace(units=(event.units[0].replace(type=self.type),))
