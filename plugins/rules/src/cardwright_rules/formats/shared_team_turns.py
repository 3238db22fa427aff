"""The shared team turns option: turns, priority and combat of whole teams (805)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from cardwright_core.errors import InputError
from cardwright_core.specs import hookimpl

if TYPE_CHECKING:
    from cardwright_core.game import Game

__all__ = ["SharedTeamTurns", "check_teams", "shared_team_turns"]


class SharedTeamTurns:
    """The option as a plugin; a variant that always uses it is one with more to it."""

    name: ClassVar[str] = "shared-team-turns"

    @hookimpl
    def shares_turns(self) -> bool:
        """805.4, 805.5"""
        return True

    @hookimpl
    def shares_combat(self) -> bool:
        """805.10"""
        return True

    @hookimpl(tryfirst=True)
    def setup(self, game: Game) -> None:
        """805.1"""
        check_teams(game, self.name)


def check_teams(game: Game, variant: str, *, size: int = 0, teams: int = 0) -> None:
    """Raise an :class:`InputError` unless the teams sit and count as a variant needs it.

    The members of each team sit next to each other (805.1), all teams have as many, and there are
    so many as `size` and `teams` say, if they do.
    """
    order = game.state.order
    seats = [game.player(name).team for name in order]
    sizes = Counter(seats)
    borders = sum(seats[place - 1] != team for place, team in enumerate(seats))
    if len(sizes) < 2:  # noqa: PLR2004 - somebody has to be played against
        message = f"{variant} is played by two teams at least; give players a `team`"
    elif borders != len(sizes):
        message = f"{variant}: the players of a team sit next to each other, not {seats} (805.1)"
    elif (size and set(sizes.values()) != {size}) or (teams and len(sizes) != teams):
        message = (
            f"{variant} is played by {teams} teams of {size} players, not by teams of "
            f"{', '.join(map(str, sizes.values()))}"
        )
    else:
        return
    raise InputError(message)


shared_team_turns = SharedTeamTurns()
