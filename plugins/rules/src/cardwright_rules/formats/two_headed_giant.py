"""Two-Headed Giant: teams with one life total, one turn and one fate (810)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core.specs import hookimpl
from cardwright_rules.counters import PlayerGetsCounters
from cardwright_rules.formats.seating import check_teams
from cardwright_rules.formats.shared_team_turns import SharedTeamTurns
from cardwright_rules.formats.teammates import ReviewHands
from cardwright_rules.life import LifeGained, LifeLost
from cardwright_rules.teams import teammates

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["TwoHeadedGiant", "two_headed_giant"]

_OF_THE_TEAM = (LifeGained, LifeLost, PlayerGetsCounters)


class TwoHeadedGiant(ReviewHands, SharedTeamTurns):
    """The format as a plugin: the shared team turns option, and what else a team shares."""

    name: ClassVar[str] = "two-headed-giant"

    @hookimpl
    def starting_life(self) -> int:
        """810.4"""
        return 30

    def check(self, game: Game) -> None:
        """Raise an error unless they are two teams of two (810.1, 810.3)."""
        check_teams(game, self.name, size=2, teams=2)

    @hookimpl
    def shares_life(self, game: Game, player: PlayerId) -> list[PlayerId]:
        """810.4, 810.8a, 810.10"""
        return list(teammates(game, player))

    @hookimpl
    def prohibits(self, game: Game, act: object) -> str | None:
        """810.9g, 810.9h, 810.10c: what one of the team can't, none of them can"""
        if not isinstance(act, _OF_THE_TEAM):
            return None
        if isinstance(act, PlayerGetsCounters) and act.counter != "poison":
            return None
        listeners = game.state.index.about("prohibits", type(act))
        for teammate in teammates(game, act.player) if listeners else ():
            for call, instance in listeners:
                reason: str | None = call(game, instance, act.replace(player=teammate))
                if reason is not None:
                    return f"{teammate}: {reason}"
        return None


two_headed_giant = TwoHeadedGiant()
