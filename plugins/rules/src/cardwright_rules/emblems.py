"""Emblems (114)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.characteristics import Characteristics
from cardwright_core.events import PlayerEvent
from cardwright_core.objects import GameObject
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["EmblemGotten"]


@record
class EmblemGotten(PlayerEvent):
    """A player gets an emblem: an object in the command zone with abilities alone (114.2)."""

    rule: ClassVar[str] = "114.2"

    abilities: tuple[Ability, ...]
    name: str = ""

    def apply(self, game: Game) -> Event:
        """Put it there; it has no types, and mostly no name (114.3)."""
        state = game.state
        emblem = GameObject(
            state.new_id(),
            0,
            self.player,
            self.player,
            Zone.COMMAND,
            Characteristics(name=self.name, abilities=self.abilities),
            state.new_timestamp(),
        )
        state.add(emblem)
        return self

    def describe(self, game: Game) -> str:
        """Say who gets one."""
        del game
        return f"{self.player} gets an emblem"
