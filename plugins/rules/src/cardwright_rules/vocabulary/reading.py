"""What a term reads and watches that is made of others (611.3a, 613.8a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.watching import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.continuous import Aspect
    from cardwright_core.terms import Filter, Number, Test

__all__ = ["all_watched", "union"]


def union(parts: Iterable[Filter | Number]) -> frozenset[Aspect] | None:
    """Return all aspects that some of `parts` read; ``None`` if one of them may read any."""
    found: frozenset[Aspect] = frozenset()
    for part in parts:
        aspects = part.reads
        if aspects is None:
            return None
        found |= aspects
    return found


def all_watched(*parts: Filter | Number | Test | int | None) -> frozenset[str]:
    """Return all that `parts` depend on beside objects; a fixed number does on nothing."""
    return NOTHING.union(*(part.watches for part in parts if not isinstance(part, int | None)))
