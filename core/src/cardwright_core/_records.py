"""Frozen, slotted records and their generated ``replace``.

A record is changed by filling an unfrozen twin with the same slots and turning the twin into the
record: about three times faster than calling the frozen constructor, and the record stays frozen
for everybody else.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Self, TypeVar, dataclass_transform

import attrs

__all__ = ["Record", "field_names", "record"]

_T = TypeVar("_T", bound=type)
_KEEP: Any = object()


class Record:
    """Base of all records: compared by value, hashable, changed only by :meth:`replace`."""

    __slots__ = ()

    def replace(self, **changes: object) -> Self:
        """Return this record with `changes` made; an unknown field is a ``TypeError``."""
        message = f"{type(self).__name__} has no field to replace: {sorted(changes)}"
        raise TypeError(message)


@dataclass_transform(frozen_default=True, field_specifiers=(attrs.field,))
def record(cls: _T) -> _T:
    """Turn a class body into a frozen record with a generated ``replace``."""
    built: Any = attrs.frozen(slots=True, weakref_slot=False)(cls)
    built.replace = _replace_for(built)
    return built  # type: ignore[no-any-return]


@cache
def field_names(cls: type) -> tuple[str, ...]:
    """Return the names of a record's fields, inherited ones first."""
    fields: Any = attrs.fields(cls)
    return tuple(field.name for field in fields)


def _replace_for(cls: Any) -> Any:  # noqa: ANN401 - a class, and the function generated for it
    names = [field.name for field in attrs.fields(cls)]
    if not names:
        return Record.replace
    twin = type(
        f"{cls.__name__}Twin",
        cls.__bases__,
        {"__slots__": cls.__dict__["__slots__"], "__setattr__": object.__setattr__},
    )
    parameters = ", ".join(f"{name}=_KEEP" for name in names)
    copies = "\n".join(f"    new.{n} = self.{n} if {n} is _KEEP else {n}" for n in names)
    source = (
        f"def replace(self, *, {parameters}):\n"
        f"    new = _new(_Twin)\n{copies}\n"
        f"    new.__class__ = _Record\n"
        f"    return new\n"
    )
    namespace: dict[str, Any] = {
        "_KEEP": _KEEP,
        "_Twin": twin,
        "_Record": cls,
        "_new": object.__new__,
    }
    exec(source, namespace)  # noqa: S102 - generated from field names alone, as attrs itself does
    namespace["replace"].__qualname__ = f"{cls.__qualname__}.replace"
    return namespace["replace"]
