"""Tests of events and of how a spell was cast: what a trigger condition or an "if" adds (603.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import Test
from cardwright_core.events import Enters, ZoneChange
from cardwright_core.trigger import AbilityTriggered

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import Zone

__all__ = ["CausedByEntering", "Moves", "Paid"]


@record
class Paid(Test):
    """An alternative or additional cost was paid for the spell (702.33, 702.74)."""

    name: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was."""
        del game, event
        return self.name in by.paid


@record
class Moves(Test):
    """Something goes from one zone to another; either may be any."""

    origin: Zone | None = None
    destination: Zone | None = None

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does."""
        del game, by
        return (
            isinstance(event, ZoneChange)
            and self.origin in {None, event.origin}
            and self.destination in {None, event.destination}
        )


@record
class CausedByEntering(Test):
    """An ability triggered because a permanent entered."""

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it did."""
        del game, by
        return isinstance(event, AbilityTriggered) and event.trigger.caused_by(Enters)
