"""Which upkeeps players had: what came under their control since the last one (702.30a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.flow import TurnBasedAction
from cardwright_core.specs import hookimpl, idle_unless

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.state import Step
    from cardwright_core.zones import PlayerId

__all__ = ["last_upkeep", "upkeeps"]

_SLICE = "upkeeps"
"""Of each player who had one: the player, and the turns of their last two upkeeps."""


def last_upkeep(game: Game, player: PlayerId) -> int:
    """Return the turn of a player's last upkeep before this turn's; 0 if they had none."""
    had = (entry for entry in game.state.slices.get(_SLICE, ()) if entry[0] == player)
    _, before, latest = next(had, (player, 0, 0))
    return before if latest == game.state.cursor.turn else latest


class Upkeeps:
    """Remembers in which turns each player had an upkeep; one that is skipped is none (614.10)."""

    @hookimpl
    @idle_unless(asked=lambda step, ending: step.name == "upkeep" and not ending)
    def turn_based_actions(
        self,
        step: Step,
        ending: bool,  # noqa: FBT001 - a hook's parameter
    ) -> TurnBasedAction | None:
        """503.1"""
        if step.name == "upkeep" and not ending:
            return _REMEMBER
        return None


def _remember(game: Game) -> None:
    turn, side = game.state.cursor.turn, game.side(game.state.cursor.active)
    others = (one for one in game.state.slices.get(_SLICE, ()) if one[0] not in side)
    now = ((player, last_upkeep(game, player), turn) for player in side)
    game.state.slices[_SLICE] = tuple(sorted((*others, *now)))


_REMEMBER = TurnBasedAction("503.1", _remember, tells=True)

upkeeps = Upkeeps()
