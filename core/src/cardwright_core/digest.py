"""Sums over the state: a fast key for tables within a process, a digest that is the same anywhere.

Both are sums over records, so that after a change only what was written has to be summed again.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, field_names

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from cardwright_core.state import State, Written

__all__ = ["digest", "encoded", "key"]

_MASK = (1 << 128) - 1


def key(state: State) -> int:
    """Return a hash of all that matters to future play; only for use within this process."""
    touched = state.key_touched
    if touched is None:
        state.key_sum = _whole(state, _quick)
    elif touched:
        state.key_sum = _again(state, touched, state.key_sum, _quick)
    state.key_touched = {}
    return hash((state.key_sum, *_rest(state)))


def digest(state: State) -> str:
    """Return a digest of the same content as 32 hexadecimal digits, the same on every machine."""
    touched = state.digest_touched
    if touched is None:
        state.digest_sum = _whole(state, _slow)
    elif touched:
        state.digest_sum = _again(state, touched, state.digest_sum, _slow)
    state.digest_touched = {}
    content = encoded((state.digest_sum, *_rest(state)))
    return blake2b(content, digest_size=16).hexdigest()


def _whole(state: State, one: Callable[[int, Written], int]) -> int:
    items = {*state.objects, *state.status, *state.effects}
    return sum(one(item, state.written(item)) for item in items) & _MASK


def _again(
    state: State, touched: dict[int, Written], total: int, one: Callable[[int, Written], int]
) -> int:
    for item, before in touched.items():
        total += one(item, state.written(item)) - one(item, before)
    return total & _MASK


def _quick(item: int, written: Written) -> int:
    return hash((item, written)) if any(part is not None for part in written) else 0


def _slow(item: int, written: Written) -> int:
    return _record_sum(item, written) if any(part is not None for part in written) else 0


@lru_cache(maxsize=16384)
def _record_sum(item: int, written: Written) -> int:
    content = encoded((item, written))
    return int.from_bytes(blake2b(content, digest_size=16).digest(), "big")


def _rest(state: State) -> tuple[Any, ...]:
    """Return what is not kept under an object's id; small, so it is summed anew each time."""
    return (
        tuple(sorted(state.zones.items())),
        tuple(state.libraries.items()),
        tuple(state.players.values()),
        state.cards,
        tuple(sorted(state.links.items(), key=repr)),
        _grants(state),
        state.pending,
        tuple(sorted(state.slices.items())),
        state.cursor,
        state.random,
        state.winners,
    )


def _grants(state: State) -> tuple[Any, ...]:
    """Return the numbers of the grants that are there: what links and limits of use hang on."""
    return tuple(
        (item, tuple(sorted(numbers.items(), key=repr)))
        for item, numbers in sorted(state.grants.items())
    )


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
        return f"{int(value)};".encode()  # equal values have equal bytes
    if value is None or isinstance(value, int | str):
        return f"{value!r};".encode()
    message = f"the state holds {value!r}, which is no value"
    raise TypeError(message)
