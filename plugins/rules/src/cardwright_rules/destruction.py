"""Destroying and sacrificing permanents (701.8, 701.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import ObjectEvent
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["Destroyed", "Sacrificed"]


@record
class Destroyed(ObjectEvent):
    """A permanent is destroyed: it contains the move to its owner's graveyard (701.8a).

    Some effects say that it can't be regenerated (701.19c). `by_effect` is false for lethal damage
    and deathtouch (704.5g, 704.5h).
    """

    english = "{what} is destroyed"

    rule: ClassVar[str] = "701.8a"

    regenerates: bool = True
    by_effect: bool = True

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the move."""
        return (move(game, self.object, Zone.GRAVEYARD),)

    def apply(self, game: Game) -> Event:
        """Change nothing beside the move."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        return f"{game.see(self.object).name} is destroyed"


@record
class Sacrificed(ObjectEvent):
    """A permanent is sacrificed: it contains the move to its owner's graveyard (701.21a)."""

    english = "{what} is sacrificed"

    rule: ClassVar[str] = "701.21a"

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the move."""
        return (move(game, self.object, Zone.GRAVEYARD),)

    def apply(self, game: Game) -> Event:
        """Change nothing beside the move."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        return f"{game.see(self.object).name} is sacrificed"
