"""Designations in the words of cards: renowned, monstrous, suspected, saddled (701.37, 702.112)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.terms import Filter, Test
from cardwright_rules.designations import Designated
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import ITSELF

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["Designate", "HasDesignation", "ThisIsDesignated"]


@record
class Designate(Record):
    """Permanents get a designation, which they keep until they leave (701.37b)."""

    english = "{what:each} becomes {name}"

    name: str
    what: Selection = ITSELF

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        at_once(game, by, (Designated(i, self.name) for i in self.what.objects(game, by)))


@record
class HasDesignation(Filter):
    """What has a designation; of what has left, what had it."""

    english = "{name} ..."

    name: str

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing: a designation is no characteristic."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del game, by
        return view.object.designation(self.name) > 0


@record
class ThisIsDesignated(Test):
    """The source has a designation, or last had it (608.2h)."""

    english = "this is {name}"

    name: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it has."""
        del event
        return game.see(by.source.id).object.designation(self.name) > 0
