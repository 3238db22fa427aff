"""Chance: numbers and orders drawn from the generator inside the state.

Draw number *n* of a seed is the same in every game and on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardwright_core.state import State

__all__ = ["random_below", "shuffled"]

_T = TypeVar("_T")


def random_below(state: State, limit: int) -> int:
    """Return a number from 0 up to, but not including, `limit`, each equally likely."""
    from hashlib import blake2b  # noqa: PLC0415 - it brings OpenSSL, which most scenarios don't need

    while True:
        seed, drawn = state.random.seed, state.random.drawn
        state.random = state.random.replace(drawn=drawn + 1)
        number = int.from_bytes(blake2b(f"{seed}/{drawn}".encode(), digest_size=8).digest(), "big")
        fair = (1 << 64) - (1 << 64) % limit
        if number < fair:
            return number % limit


def shuffled(state: State, items: Sequence[_T]) -> tuple[_T, ...]:
    """Return the items in a random order, each order equally likely."""
    left = list(items)
    for last in range(len(left) - 1, 0, -1):
        other = random_below(state, last + 1)
        left[last], left[other] = left[other], left[last]
    return tuple(left)
