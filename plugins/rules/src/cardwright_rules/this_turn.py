"""What happened this turn, where effects look back at it (608.2i)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["add_this_turn", "note_this_turn", "noted_this_turn", "total_this_turn"]


def note_this_turn(game: Game, name: str, what: Hashable) -> None:
    """Note something under a name; what was noted in earlier turns is forgotten."""
    noted = noted_this_turn(game, name)
    game.state.slices[name] = (game.state.cursor.turn, (*noted, what))


def noted_this_turn(game: Game, name: str) -> tuple[Hashable, ...]:
    """Return what was noted under a name this turn, in order."""
    turn, noted = game.state.slices.get(name, (0, ()))
    return noted if turn == game.state.cursor.turn else ()


def add_this_turn(game: Game, name: str, whose: PlayerId, more: int) -> None:
    """Add to a total of a player for this turn, kept under a name."""
    totals = dict(_totals(game, name))
    totals[whose] = totals.get(whose, 0) + more
    game.state.slices[name] = (game.state.cursor.turn, tuple(sorted(totals.items())))


def total_this_turn(game: Game, name: str, whose: PlayerId) -> int:
    """Return a total of a player for this turn."""
    return dict(_totals(game, name)).get(whose, 0)


def _totals(game: Game, name: str) -> tuple[tuple[PlayerId, int], ...]:
    return cast("tuple[tuple[PlayerId, int], ...]", noted_this_turn(game, name))
