"""Where something goes instead: exiled instead of put into a graveyard (614.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.lasting import begin_effect
from cardwright_core.layers import view_in_library
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.selections import THOSE_CARDS

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["ExileIfItWouldLeave", "GoesInstead"]


@record
class GoesInstead(Record):
    """What is in a set and would go from one zone to another goes elsewhere instead (614.1a).

    Either zone may be any. It is looked at as it is before it goes.
    """

    english = "if {what:a} would be put into {into}{origin:? from @}, put it into {to} instead"

    to: Zone
    what: Filter = AnyObject()
    into: Zone | None = Zone.GRAVEYARD
    origin: Zone | None = None

    @hookimpl
    @about(ZoneChange)
    def replacements(self, game: Game, by: Instance, event: ZoneChange) -> Replacement | None:
        """614.1a"""
        goes = self.into in {None, event.destination} and self.origin in {None, event.origin}
        if not goes or event.destination is self.to:
            return None
        if not self.what.matches(game, by, _before(game, event)):
            return None
        return Replacement.of(by, lambda _, change: change.to(self.to), rule="614.1a")


def _before(game: Game, event: ZoneChange) -> View:
    return game.see(event.object) if event.object else view_in_library(game, event.card)


@record
class ExileIfItWouldLeave(Record):
    """Objects are exiled if they would leave the battlefield from now on (614.1a)."""

    english = "if {what} would leave the battlefield, exile it instead"

    what: Selection = THOSE_CARDS

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it for each."""
        for item in self.what.objects(game, by):
            begin_effect(game, by, _LeavesToExile(item), None)


@record
class _LeavesToExile(Record):
    """One permanent is exiled if it would leave the battlefield."""

    item: int

    @hookimpl
    @about(ZoneChange)
    def replacements(self, by: Instance, event: ZoneChange) -> Replacement | None:
        """614.1a"""
        if event.object != self.item or event.destination is Zone.EXILE:
            return None
        return Replacement.of(by, lambda _, change: change.to(Zone.EXILE), rule="614.1a")
