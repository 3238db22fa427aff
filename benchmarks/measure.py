"""Measuring: the best of several rounds, peers taking turns, and exponents of growth.

Time is that of the processor, so that other programs disturb it little; the collector is off in a
measured section and runs before it, for all peers alike.
"""

from __future__ import annotations

import gc
from contextlib import contextmanager
from math import log
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

__all__ = ["exponent", "ratio", "seconds_each", "timed", "without_collector"]

_T = TypeVar("_T")


@contextmanager
def without_collector() -> Iterator[None]:
    """Keep the collector out of a measurement, as ``timeit`` does; it has its turn before."""
    was = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def seconds_each(
    calls: Mapping[str, Callable[[], object]], *, number: int, rounds: int = 7
) -> dict[str, float]:
    """Return the seconds that one call of each takes: the best round, all taking turns.

    Ballast shifts the heap between rounds: where an allocation happens to fall on the border of an
    arena, Python maps and unmaps memory at each call, which takes longer than what is measured.
    """
    best = dict.fromkeys(calls, float("inf"))
    ballast: list[object] = []
    for _ in range(rounds):
        for name, call in calls.items():
            with without_collector():
                best[name] = min(best[name], _per_call(call, number))
            ballast.append([[] for _ in range(_BALLAST)])
    return best


_BALLAST = 997


def _per_call(call: Callable[[], object], number: int) -> float:
    begin = process_time()
    for _ in range(number):
        call()
    return (process_time() - begin) / number


def timed(act: Callable[[], _T]) -> tuple[float, _T]:
    """Return how many seconds something takes once, and what comes of it."""
    begin = process_time()
    result = act()
    return process_time() - begin, result


def ratio(ours: Sequence[float], peers: Sequence[float]) -> float:
    """Return the median of the ratios, round by round: one disturbed round does not count."""
    return median(one / peer for one, peer in zip(ours, peers, strict=True))


def exponent(curve: Mapping[int, float]) -> float:
    """Return the slope of a curve in double logarithms between its two largest sizes."""
    (small, low), (large, high) = sorted(curve.items())[-2:]
    return log(high / low) / log(large / small)
