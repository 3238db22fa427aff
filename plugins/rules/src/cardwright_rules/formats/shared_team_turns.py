"""The shared team turns option: turns, priority and combat of whole teams (805)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core.flow import SetupAction
from cardwright_core.specs import hookimpl
from cardwright_rules.formats.seating import check_teams

if TYPE_CHECKING:
    from cardwright_core.game import Game

__all__ = ["SharedTeamTurns", "shared_team_turns"]


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

    @hookimpl
    def setup(self) -> SetupAction:
        """805.1"""
        return SetupAction("103.1", self.check)

    def check(self, game: Game) -> None:
        """Raise an error for teams with which the option can't be used."""
        check_teams(game, self.name)


shared_team_turns = SharedTeamTurns()
