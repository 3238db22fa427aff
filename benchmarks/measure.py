"""Measuring: the best of several rounds, peers taking turns, and exponents of growth."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from math import log
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

__all__ = ["exponent", "seconds_each", "without_collector"]


@contextmanager
def without_collector() -> Iterator[None]:
    """Keep the collector out of short measurements, as ``timeit`` does."""
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
    with without_collector():
        for _ in range(rounds):
            for name, call in calls.items():
                best[name] = min(best[name], _per_call(call, number))
                ballast.append([[] for _ in range(_BALLAST)])
    return best


_BALLAST = 997


def _per_call(call: Callable[[], object], number: int) -> float:
    begin = perf_counter()
    for _ in range(number):
        call()
    return (perf_counter() - begin) / number


def exponent(curve: Mapping[int, float]) -> float:
    """Return the slope of a curve in double logarithms between its two largest sizes."""
    (small, low), (large, high) = sorted(curve.items())[-2:]
    return log(high / low) / log(large / small)
