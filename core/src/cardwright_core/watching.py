"""What an answer depends on beside objects: parts of the state, by name (611.3a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright_core.objects import with_pool

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from cardwright_core.state import State

__all__ = ["ANYTHING", "EFFECTS", "NOTHING", "PLAYERS", "POOLS", "STATUS", "TURN", "watched"]

NOTHING: frozenset[str] = frozenset()
"""Objects alone."""

ANYTHING = frozenset({"anything"})
"""It does not say what, so that it is asked again at every event."""

STATUS = frozenset({"status"})
"""What is tapped, attacks, blocks, or is damaged (see ``Status``)."""

PLAYERS = frozenset({"players"})
"""All about players but the mana in their pools: life, counters, who is there."""

POOLS = frozenset({"pools"})
"""Which mana players have."""

TURN = frozenset({"turn"})
"""Whose turn it is, and which step."""

EFFECTS = frozenset({"effects"})
"""Which effects of resolutions there are."""


def _players(state: State) -> Hashable:
    return tuple([with_pool(player, ()) for player in state.players.values()])


def _turn(state: State) -> Hashable:
    now = state.cursor
    return now.turn, now.active, now.step, now.ahead, now.extra


_PARTS: dict[str, Callable[[State], Any]] = {
    "anything": lambda _: object(),  # equal to none before
    "status": lambda state: state.status.copy(),
    "players": _players,
    "pools": lambda state: tuple([player.pool for player in state.players.values()]),
    "turn": _turn,
    "effects": lambda state: state.effects.copy(),
}


def watched(state: State, parts: frozenset[str]) -> tuple[Any, ...]:
    """Return these parts of a state as they are: equal to those of another if nothing changed.

    A name that is none of the above is that of a slice of the state.
    """
    return tuple(
        [
            _PARTS[name](state) if name in _PARTS else state.slices.get(name)
            for name in sorted(parts)
        ]
    )
