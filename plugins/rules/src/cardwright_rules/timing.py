"""When a player may do what only goes "any time they could cast a sorcery" (307.1, 117.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.state import zone_key
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["MAIN_PHASES", "sorcery_timing"]

MAIN_PHASES = frozenset({"precombat main", "postcombat main"})
"""The names of the main phases (505.1)."""

_STACK = zone_key(Zone.STACK, "")


def sorcery_timing(game: Game, player: PlayerId, proposed: int = 0) -> bool:
    """Whether it is the player's main phase and the stack is empty (307.1).

    A spell that is just being `proposed` does not count: it is on the stack only for that (601.3).
    """
    cursor = game.state.cursor
    if cursor.step.name not in MAIN_PHASES:
        return False
    if player != cursor.active and not (game.rules.shares_turns and game.is_active(player)):
        return False
    stack = game.state.zones.get(_STACK)
    return not stack or stack == (proposed,)
