"""Speed: how players get it, and how it grows (702.179)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, Instance, Source, TriggeredAbility
from cardwright_core.events import PlayerEvent
from cardwright_core.lasting import begin_delayed
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.terms import Condition, Test
from cardwright_core.zones import Zone
from cardwright_rules.life import LifeLost

if TYPE_CHECKING:
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = ["MAX_SPEED", "SPEEDS", "START_YOUR_ENGINES", "SpeedIncreased", "speed", "speed_of"]

SPEEDS = "speed"
"""The slice of the state that holds the speed of each player who has one."""
MAX_SPEED = 4
START_YOUR_ENGINES = "start your engines!"


def speed_of(game: Game, player: PlayerId) -> int:
    """Return a player's speed; without any it counts as 0 (702.179b, 702.179f)."""
    speeds: tuple[tuple[PlayerId, int], ...] = game.state.slices.get(SPEEDS, ())
    return dict(speeds).get(player, 0)


@record
class SpeedIncreased(PlayerEvent):
    """A player's speed increases; without any it becomes that much (702.179c)."""

    english = "a player's speed increases"

    rule: ClassVar[str] = "702.179c"

    by_so_much: int = 1

    def apply(self, game: Game) -> Event:
        """Write it; who has speed has the inherent ability from then on (702.179d)."""
        speeds = dict(game.state.slices.get(SPEEDS, ()))
        if not speeds.get(self.player):
            _begin_to_speed_up(game, self.player)
        speeds[self.player] = speeds.get(self.player, 0) + self.by_so_much
        game.state.slices[SPEEDS] = tuple(sorted(speeds.items()))
        return self

    def describe(self, game: Game) -> str:
        """Say whose, and what it becomes."""
        return f"{self.player}'s speed becomes {speed_of(game, self.player) + self.by_so_much}"


@record
class MayGoFaster(Test):
    """An opponent loses life in a player's turn, whose speed is less than 4 (702.179d)."""

    english = "by opponents of {player} during {player}'s turn, if their speed is less than 4"

    player: PlayerId

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether one does."""
        del by
        return (
            isinstance(event, LifeLost)
            and event.player in game.opponents(self.player)
            and game.is_active(self.player)
        )


@record
class IsSlow(Test):
    """A player's speed is less than 4 (702.179d)."""

    english = "{player}'s speed is less than 4"

    player: PlayerId

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del by, event
        return speed_of(game, self.player) < MAX_SPEED


@record
class GoFaster(Record):
    """A player's speed increases by 1."""

    english = "{player}'s speed increases by 1"

    player: PlayerId

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        game.propose(SpeedIncreased(self.player), by)


def _begin_to_speed_up(game: Game, player: PlayerId) -> None:
    """Begin the inherent triggered ability, which has no source and is the player's."""
    losing = Condition(LifeLost, where=(MayGoFaster(player),), together=True)
    ability = TriggeredAbility((losing,), GoFaster(player), only_if=IsSlow(player), each_turn=1)
    nothing = Instance(ability, Source(0, player, "speed"), player, Zone.OUTSIDE)
    begin_delayed(game, nothing, ability, Duration.FOREVER)


def _starts_engines(view: View) -> bool:
    return view.has(START_YOUR_ENGINES)


class Speed:
    """Sets the speed of players with engines to 1."""

    @hookimpl
    @idle_unless(there_is=_starts_engines)
    def state_based_actions(self, game: Game) -> list[Event]:
        """702.179a, 704.5"""
        starters = game.state.standing.permanents(_starts_engines, game)
        players = {game.see(item).controller for item in starters}
        return [
            SpeedIncreased(player)
            for player in game.apnap()
            if player in players and not speed_of(game, player)
        ]


speed = Speed()
