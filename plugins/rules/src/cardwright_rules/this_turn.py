"""What happened this turn, where effects look back at it (608.2i)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.game import Game

__all__ = ["note_this_turn", "noted_this_turn"]


def note_this_turn(game: Game, name: str, what: Hashable) -> None:
    """Note something under a name; what was noted in earlier turns is forgotten."""
    noted = noted_this_turn(game, name)
    game.state.slices[name] = (game.state.cursor.turn, (*noted, what))


def noted_this_turn(game: Game, name: str) -> tuple[Hashable, ...]:
    """Return what was noted under a name this turn, in order."""
    turn, noted = game.state.slices.get(name, (0, ()))
    return noted if turn == game.state.cursor.turn else ()
