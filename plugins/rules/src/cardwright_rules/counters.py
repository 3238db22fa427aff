"""Removing counters, and giving them to players (122)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import CountersPut, ObjectEvent, PlayerEvent, merged_counters

if TYPE_CHECKING:
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zone_changes import Enters

__all__ = ["CountersRemoved", "PlayerGetsCounters", "could_enter_with"]


@record
class CountersRemoved(ObjectEvent):
    """Counters of one kind are removed from an object (122.1)."""

    english = "counters are removed from {what}"

    rule: ClassVar[str] = "122.1"

    counter: str
    count: int

    def apply(self, game: Game) -> Event:
        """Take them from those that are there; what left at the same time has none (704.8)."""
        item = game.state.objects.get(self.object)
        if item is None:
            return self
        counters = merged_counters(item.counters, self.counter, -self.count)
        game.state.put(item.replace(counters=counters))
        return self

    def describe(self, game: Game) -> str:
        """Say how many of what leave where."""
        return f"{self.count} {self.counter} removed from {game.see(self.object).name}"


@record
class PlayerGetsCounters(PlayerEvent):
    """A player gets counters of one kind (122.1)."""

    english = "a player gets counters"

    rule: ClassVar[str] = "122.1"

    counter: str
    count: int

    def apply(self, game: Game) -> Event:
        """Give them."""
        player = game.player(self.player)
        counters = merged_counters(player.counters, self.counter, self.count)
        game.state.players[self.player] = player.replace(counters=counters)
        return self

    def describe(self, game: Game) -> str:
        """Say who gets how many of what."""
        del game
        return f"{self.player} gets {self.count} {self.counter}"


def could_enter_with(game: Game, enters: Enters, counter: str, count: int) -> bool:
    """Whether counters could be put on a permanent as it enters (614.17b, 614.17d)."""
    put, state = CountersPut(enters.becomes, counter, count), game.state
    game.state = state.fork()
    try:
        game.state.add(enters.made(game, game.state.new_timestamp()))
        game.follow()
        return not game.rules.ask.prohibits(game, put)
    finally:
        game.state = state
