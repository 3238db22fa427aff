"""Sums over the state: a fast key for tables within a process, a digest that is the same anywhere.

Both are sums over records, so that after a change only what was written has to be summed again.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, field_names
from cardwright_core.state import Sum, Summed

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from cardwright_core.state import State, Written

    _One = Callable[[Hashable], int]

__all__ = ["digest", "encoded", "key"]

_MASK = (1 << 128) - 1


def key(state: State) -> int:
    """Return a hash of all that matters to future play; only for use within this process."""
    return _sum(state, "key", _quick)


def digest(state: State) -> str:
    """Return a digest of the same content as 32 hexadecimal digits, the same on every machine."""
    return f"{_sum(state, 'digest', _slow):032x}"


def _sum(state: State, name: str, one: _One) -> int:
    """Return a sum over the state, from what is known of it since it was last made."""
    if state.sums is None:
        state.sums = {}
    before = state.sums.get(name)
    records = _records_sum(state, before, one)
    rest = _rest_sum(state, None if before is None else before.rest, one)
    state.sums[name] = Sum(records, rest, {})
    return (records + rest.total) & _MASK


def _records_sum(state: State, before: Sum | None, one: _One) -> int:
    """Return the sum of what is kept under ids, from the sum before and what was there before."""
    if before is None:
        items = {*state.objects, *state.status, *state.effects}
        total, touched = 0, dict.fromkeys(items, _NOTHING)
    else:
        total, touched = before.records, before.touched
    for item, was in touched.items():
        now = state.written(item)
        for place in range(len(now)):
            if now[place] is not was[place]:
                total += _of_record(item, place, now[place], one)
                total -= _of_record(item, place, was[place], one)
    return total


_NOTHING: Written = (None, None, None)


def _of_record(item: int, place: int, written: Record | None, one: _One) -> int:
    return 0 if written is None else one((item, place, written))


def _rest_sum(state: State, before: Summed | None, one: _One) -> Summed:
    """Return what is not kept under ids and its sum; only groups that changed are summed again."""
    groups = _rest(state)
    if before is not None and before.groups == groups:
        return before
    sums = tuple(
        before.sums[place]
        if before is not None and before.groups[place] == group
        else one((place, tuple(sorted(zip(*group, strict=True))) if place in _UNORDERED else group))
        for place, group in enumerate(groups)
    )
    return Summed(groups, sums, sum(sums))


def _quick(content: Hashable) -> int:
    return hash(content)


@lru_cache(maxsize=16384)
def _slow(content: Hashable) -> int:
    from hashlib import blake2b  # noqa: PLC0415 - it brings OpenSSL, and most programs sum nothing

    return int.from_bytes(blake2b(encoded(content), digest_size=16).digest(), "big")


def _rest(state: State) -> tuple[Any, ...]:
    zones, slices, links = state.zones, state.slices, state.links
    return (
        (tuple(zones), tuple(zones.values())),
        (tuple(slices), tuple(slices.values())),
        (tuple(state.libraries), tuple(state.libraries.values())),
        tuple(state.players.values()),
        state.cards,
        tuple(sorted(links.items(), key=repr)) if links else (),
        _grants(state) if state.grants else (),
        state.pending,
        state.cursor,
        state.random,
        state.winners,
    )


_UNORDERED = frozenset({0, 1})  # groups of keys and values that were written in any order


def _grants(state: State) -> tuple[Any, ...]:
    """Return the numbers of the grants that are there: what links and limits of use hang on."""
    return tuple(
        (item, tuple(sorted(numbers.items(), key=repr)))
        for item, numbers in sorted(state.grants.items())
    )


_LONG = 4096


def encoded(value: object) -> bytes:
    """Return a value as bytes, the same in every process: types by name, the rest in order."""
    if isinstance(value, Record):
        return _encoded_record(value)
    return _encode(value)


@lru_cache(maxsize=16384)
def _encoded_record(value: Hashable) -> bytes:
    inner = b"".join(encoded(getattr(value, name)) for name in field_names(type(value)))
    return f"<{type(value).__qualname__}:".encode() + inner + b">"


def _encode(value: object) -> bytes:
    if isinstance(value, tuple):
        return b"(" + b"".join(map(encoded, value)) + b")"
    if isinstance(value, frozenset):
        return b"{" + b"".join(sorted(map(encoded, value))) + b"}"
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name};".encode()
    if isinstance(value, type):
        return f"{value.__module__}.{value.__qualname__};".encode()
    if isinstance(value, bool):
        value = int(value)  # equal values have equal bytes
    if isinstance(value, int) and value.bit_length() > _LONG:
        return f"{value:#x};".encode()  # Python writes no such number in decimal digits
    if value is None or isinstance(value, int | str):
        return f"{value!r};".encode()
    message = f"the state holds {value!r}, which is no value"
    raise TypeError(message)
