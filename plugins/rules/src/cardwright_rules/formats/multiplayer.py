"""Variants and options of multiplayer games that say who sits where and attacks whom (803 to 811).

Attacking several players (802) needs no option: it is what the rules for combat do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core.flow import SetupAction
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import CantAttack
from cardwright_rules.formats.seating import (
    alternate_teams,
    begin_in_the_middle_of_a_team,
    check_teams,
    controller_of,
    neighbors,
    seat_at_random,
)
from cardwright_rules.formats.teammates import ReviewHands

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.combat.fighting import Attacked

__all__ = [
    "AlternatingTeams",
    "AttackNeighbors",
    "FreeForAll",
    "TeamVsTeam",
    "alternating_teams",
    "attack_left",
    "attack_right",
    "free_for_all",
    "team_vs_team",
]


class AttackNeighbors:
    """Creatures attack only opponents seated next to their controllers, on one side or on both."""

    def __init__(self, *, left: bool = True, right: bool = True) -> None:
        """Say on which sides."""
        self._sides = (left, right)

    @hookimpl
    def attack_restrictions(self, game: Game) -> CantAttack:
        """803.1a, 803.1b, 809.3c, 811.4"""

        def forbids(creature: View, attacked: Attacked) -> bool:
            seats = zip(neighbors(game, creature.controller), self._sides, strict=True)
            return controller_of(game, attacked) not in [name for name, allowed in seats if allowed]

        return CantAttack("it attacks only a neighbor", forbids)


class FreeForAll:
    """Each plays against all others; the players are seated at random."""

    name: ClassVar[str] = "free-for-all"

    @hookimpl
    def setup(self) -> SetupAction:
        """806.3"""
        return SetupAction("103.1", seat_at_random)


class TeamVsTeam(ReviewHands):
    """Teams that share nothing; the middle of one goes first."""

    name: ClassVar[str] = "team-vs-team"

    @hookimpl
    def setup(self) -> SetupAction:
        """808.2, 808.4"""
        return SetupAction("103.1", self.begin)

    def begin(self, game: Game) -> None:
        """Look at the seats, and say who begins."""
        check_teams(game, self.name)
        begin_in_the_middle_of_a_team(game)


class AlternatingTeams(AttackNeighbors):
    """Teams of equal size whose members sit far from each other."""

    name: ClassVar[str] = "alternating-teams"

    @hookimpl
    def setup(self) -> SetupAction:
        """811.3"""
        return SetupAction("103.1", alternate_teams)


free_for_all = FreeForAll()
attack_left = AttackNeighbors(right=False)
attack_right = AttackNeighbors(left=False)
team_vs_team = TeamVsTeam()
alternating_teams = AlternatingTeams()
