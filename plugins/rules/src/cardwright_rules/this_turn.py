"""What happened this turn, where effects look back at it (608.2i)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from cardwright_core.events import Event
from cardwright_core.log import happened

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = [
    "add_this_turn",
    "happened_this_turn",
    "note_this_turn",
    "noted_this_turn",
    "total_this_turn",
]

_E = TypeVar("_E", bound=Event)


def happened_this_turn(
    game: Game, kind: type[_E], made: Callable[[_E], int]
) -> Iterator[tuple[_E, View]]:
    """Yield the events of a kind in this turn, the newest first, each with the object it `made`.

    The age of that object tells the turn. An event that is only about to be written, and one of
    another game (729), made no object of this one: neither has happened in it.
    """
    state = game.state
    for event in happened(state.log):
        if isinstance(event, kind):
            item = made(event)
            if item not in state.objects and item not in state.last_known:
                continue
            view = game.see(item)
            if view.object.since < state.cursor.turn:
                return
            yield event, view


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
