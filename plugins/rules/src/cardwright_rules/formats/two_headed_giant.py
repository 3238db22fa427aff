"""Two-Headed Giant: teams of two with one life total (810).

Teams share life, poison counters, winning and losing. Their shared turns (805) are not there yet:
whatever needs them stops the game with an error that says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core.errors import UnsupportedError
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.timing import MAIN_PHASES

if TYPE_CHECKING:
    from cardwright_core.actions import Action
    from cardwright_core.flow import TurnBasedAction
    from cardwright_core.game import Game
    from cardwright_core.state import Step
    from cardwright_core.zones import PlayerId

__all__ = ["TwoHeadedGiant"]


class TwoHeadedGiant:
    """The format as a plugin."""

    name: ClassVar[str] = "two-headed-giant"
    starting_life: ClassVar[int] = 30
    caveat: ClassVar[str] = "turns, combat and sorcery timing of a team (805) are not there yet"

    @hookimpl
    def shares_life(self, game: Game, player: PlayerId) -> list[PlayerId]:
        """810.4, 810.8a, 810.10"""
        return _teammates(game, player)

    @hookimpl
    def turn_based_actions(
        self,
        game: Game,
        step: Step,
        ending: bool,  # noqa: FBT001 - a hook's parameter
    ) -> list[TurnBasedAction]:
        """805.4, 805.10"""
        if not ending and step.name == "untap":
            raise UnsupportedError("the turn of a team", "805.4")
        if not ending and step.name == "declare attackers" and _could_attack(game):
            raise UnsupportedError("the combat of a team", "805.10")
        return []

    @hookimpl
    def legal_actions(self, game: Game, player: PlayerId) -> list[Action]:
        """805.5a"""
        cursor = game.state.cursor
        if (
            player in _teammates(game, cursor.active)
            and cursor.step.name in MAIN_PHASES
            and not game.state.zone(Zone.STACK)
        ):
            raise UnsupportedError("what a teammate does in the main phase of their team", "805.5a")
        return []


def _teammates(game: Game, player: PlayerId) -> list[PlayerId]:
    team = game.player(player).team
    return [one.id for one in game.players if one.team == team and one.id != player]


def _could_attack(game: Game) -> bool:
    team = {game.state.cursor.active, *_teammates(game, game.state.cursor.active)}
    return any(
        "Creature" in view.characteristics.types and view.controller in team
        for view in game.permanents()
    )


two_headed_giant = TwoHeadedGiant()
