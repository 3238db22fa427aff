"""Whether the values of a record have the types that its class is written with.

Classes import for type checkers most of what their annotations name; it is looked up where it is
loaded. What can't be found is not checked.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Hashable
from functools import cache
from typing import TYPE_CHECKING, Any

from cardwright_core._records import field_names
from cardwright_core.errors import shown

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["fits", "misfit"]

_CHECKED = frozenset({"cardwright_core", "cardwright_rules"})


def misfit(cls: Any, given: Mapping[str, object]) -> str:  # noqa: ANN401 - as below
    """Say which of the values `given` for fields does not fit; nothing if all do.

    Only our own classes are known to be what they are written with.
    """
    if cls.__module__.partition(".")[0] not in _CHECKED:
        return ""
    hints = _hints(cls)
    for name, value in given.items():
        hint = hints.get(name, Any)
        if not fits(value, hint):
            wanted = getattr(hint, "__name__", None) if isinstance(hint, type) else str(hint)
            return f"{cls.__qualname__}.{name}: expected {wanted}, got {shown(repr(value), 60)}"
    return ""


def fits(value: object, hint: Any) -> bool:  # noqa: ANN401, PLR0911 - one line for each form of a type
    """Whether a value has the type that an annotation says."""
    if hint is Any or isinstance(hint, typing.TypeVar):
        return True
    if hint is None:
        return value is None
    if hint is Hashable or getattr(hint, "_is_protocol", False):
        return not isinstance(value, dict)
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in {typing.Union, types.UnionType}:
        return any(fits(value, one) for one in inner)
    if origin is tuple:
        return isinstance(value, tuple) and _fits_each(value, inner)
    if origin is frozenset:
        return isinstance(value, frozenset) and all(fits(one, inner[0]) for one in value)
    if origin is dict:
        return isinstance(value, dict) and all(
            fits(key, inner[0]) and fits(one, inner[1]) for key, one in value.items()
        )
    if origin is type or hint is type:
        return isinstance(value, type)
    if not isinstance(hint, type):
        return True
    return isinstance(value, hint)


def _fits_each(values: tuple[object, ...], hints: tuple[Any, ...]) -> bool:
    if len(hints) == 2 and hints[1] is ...:  # noqa: PLR2004 - any number of one type
        return all(fits(value, hints[0]) for value in values)
    return len(values) == len(hints) and all(map(fits, values, hints))


@cache
def _hints(cls: Any) -> dict[str, Any]:  # noqa: ANN401 - a class
    """Return the types of a record's fields, of those that can be found."""
    found = {}
    for base in reversed(cls.__mro__):
        module = sys.modules.get(base.__module__)
        names = _Names(vars(module) if module is not None else {})
        for name, written in vars(base).get("__annotations__", {}).items():
            try:
                found[name] = eval(written, {}, names) if isinstance(written, str) else written  # noqa: S307 - an annotation of a loaded class
            except Exception:  # noqa: BLE001 - whatever an annotation says that is not there
                found[name] = Any
    return {name: found.get(name, Any) for name in field_names(cls)}


class _Names(dict[str, Any]):
    """What a module has, and what the modules near it have."""

    def __missing__(self, name: str) -> Any:  # noqa: ANN401 - anything
        found = getattr(typing, name, None) or _elsewhere().get(name)
        if found is None:
            raise KeyError(name)
        return found


@cache
def _elsewhere() -> dict[str, Any]:
    """Return what the modules of records have by the names that mean one thing only."""
    from cardwright.saving.vocabulary import Vocabulary  # noqa: PLC0415 - it needs no shapes

    found: dict[str, Any] = {}
    unclear: set[str] = set()
    for module in Vocabulary().modules():
        for name, one in vars(module).items():
            if name.startswith("_") or not _says_a_type(one):
                continue
            if found.setdefault(name, one) is not one:
                unclear.add(name)
    return {name: one for name, one in found.items() if name not in unclear}


def _says_a_type(one: object) -> bool:
    return isinstance(one, type) or typing.get_origin(one) is not None
