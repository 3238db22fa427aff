"""When a player may do what only goes "any time they could cast a sorcery" (307.1, 117.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["MAIN_PHASES", "sorcery_timing"]

MAIN_PHASES = frozenset({"precombat main", "postcombat main"})
"""The names of the main phases (505.1)."""


def sorcery_timing(game: Game, player: PlayerId, proposed: int = 0) -> bool:
    """Whether it is the player's main phase and the stack is empty (307.1).

    A spell that is just being `proposed` does not count: it is on the stack only for that (601.3).
    """
    cursor, stack = game.state.cursor, game.state.zone(Zone.STACK)
    return (
        cursor.step.name in MAIN_PHASES
        and game.is_active(player)
        and (not stack or stack == (proposed,))
    )
