"""The order of timestamps that objects get at the same time (613.7m)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from cardwright_core.continuous import Layer
from cardwright_core.decisions import Decision
from cardwright_core.functioning import ask_only, base_view, generating
from cardwright_core.zone_changes import Enters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardwright_core.continuous import Part
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.index import Listener

__all__ = ["in_order_of_timestamps"]

T = TypeVar("T")
_IN_ANY_ORDER = frozenset({Layer.MODIFY_PT, Layer.SWITCH_PT})


def in_order_of_timestamps(game: Game, happening: list[tuple[Event, T]]) -> list[tuple[Event, T]]:
    """Put what enters at the same time into the order of its timestamps.

    That is turn order; each player orders their own permanents, where that could be observed.
    """
    entering = [one for one in happening if isinstance(one[0], Enters)]
    if len(entering) < 2:  # noqa: PLR2004 - nothing to order
        return happening
    events = [event for event, _ in entering if isinstance(event, Enters)]
    order: list[Enters] = []
    for player in game.apnap():
        order += _ordered(game, [event for event in events if event.controller == player])
    order += [event for event in events if event not in order]
    others = iter(sorted(entering, key=lambda one: order.index(one[0])))  # type: ignore[arg-type]  # they are all of that type
    return [next(others) if isinstance(one[0], Enters) else one for one in happening]


def _ordered(game: Game, mine: list[Enters]) -> list[Enters]:
    """Let a player order their permanents, if two of them have effects that depend on it."""
    parts = _parts(game, mine) if len(mine) > 1 else {}
    asked = [
        event
        for event in parts
        if any(_order_matters(parts[event], parts[other]) for other in parts if other != event)
    ]
    ordered: list[Enters] = []
    while asked:
        decision = Decision(
            (asked[0].controller,),
            "timestamp",
            tuple(asked),
            prompt="which permanent has the earlier timestamp",
            rule="613.7m",
        )
        ordered.append(game.choose(decision)[0])
        asked.remove(ordered[-1])
    return [*(event for event in mine if event not in ordered), *ordered]


def _parts(game: Game, mine: Sequence[Enters]) -> dict[Enters, list[Part]]:
    """Return what the static abilities of permanents will do in layers, once these are there."""
    there = {event: event.made(game, 0) for event in mine}
    say = {event: tuple(generating(game, base_view(game, item))) for event, item in there.items()}
    state = game.state
    game.state = state.fork()
    try:
        for item in there.values():
            game.state.put(item)
        return {event: _of(game, tuple(one for _, one in own)) for event, own in say.items() if own}
    finally:
        game.state = state


def _of(game: Game, listeners: tuple[Listener, ...]) -> list[Part]:
    return [part for effect in ask_only(game, listeners) for part in effect.parts]


def _order_matters(some: Sequence[Part], others: Sequence[Part]) -> bool:
    """Whether parts in the same layer could come to something else in another order."""
    return any(
        one.layer is other.layer
        and one.layer not in _IN_ANY_ORDER
        and one.change != other.change
        and (one.change.removes or other.change.removes)
        for one in some
        for other in others
    )
