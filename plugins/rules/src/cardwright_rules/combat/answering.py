"""Whether anybody could answer what combat asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright_core.game import Game

__all__ = ["nobody_answers"]


def nobody_answers(game: Game, *hooks: str) -> bool:
    """Whether nobody could answer any of these hooks, or sees that it is asked."""
    implemented, heard = game.rules.implemented, game.state.index.hooks
    for hook in hooks:
        asked = implemented[hook]
        if asked.some or asked.seen or hook in heard:
            return False
    return True
