"""Frozen, slotted records and their generated ``replace``.

A record is made and changed by filling an unfrozen twin with the same slots and turning the twin
into the record: two to three times faster than attrs' own frozen constructor, and the record stays
frozen for everybody else. A field's default is a value, never a factory.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Self, TypeVar, dataclass_transform

import attrs

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    built: Any = attrs.frozen(slots=True, weakref_slot=False, init=False)(cls)
    _add_generated(built)
    return built  # type: ignore[no-any-return]


@cache
def field_names(cls: type) -> tuple[str, ...]:
    """Return the names of a record's fields, inherited ones first."""
    fields: Any = attrs.fields(cls)
    return tuple(field.name for field in fields)


def _add_generated(cls: Any) -> None:  # noqa: ANN401 - a class made by attrs
    """Give a record class its ``__init__`` and its ``replace``."""
    fields = attrs.fields(cls)
    if not fields:
        cls.__init__ = object.__init__
        return
    namespace: dict[str, Any] = {
        "_KEEP": _KEEP,
        "_Twin": _twin_of(cls),
        "_Record": cls,
        "_new": object.__new__,
        "_set": object.__setattr__,
        **{f"_{field.name}": field.default for field in fields},
    }
    exec(_source(fields), namespace)  # noqa: S102 - made of field names alone, as attrs itself does
    for name in ("__init__", "replace"):
        namespace[name].__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, namespace[name])


def _twin_of(cls: Any) -> type:  # noqa: ANN401 - a class made by attrs
    names = {"__slots__": cls.__dict__["__slots__"], "__setattr__": object.__setattr__}
    return type(f"{cls.__name__}Twin", cls.__bases__, names)


def _source(fields: Any) -> str:  # noqa: ANN401 - what attrs says of them
    names = [field.name for field in fields]
    changes = ", ".join(f"{name}=_KEEP" for name in names)
    return "\n    ".join(
        (
            f"def __init__(self, {', '.join(_parameters(fields))}):",
            "_set(self, '__class__', _Twin)",
            *(f"self.{name} = {name}" for name in names),
            "self.__class__ = _Record",
        )
    ) + "\n    ".join(
        (
            f"\ndef replace(self, *, {changes}):",
            "new = _new(_Twin)",
            *(f"new.{name} = self.{name} if {name} is _KEEP else {name}" for name in names),
            "new.__class__ = _Record",
            "return new",
        )
    )


def _parameters(fields: Any) -> Iterator[str]:  # noqa: ANN401 - as above
    """Yield the parameters of the ``__init__``; those for keywords only come last."""
    for only in (False, True):
        some = [field for field in fields if field.kw_only is only]
        if only and some:
            yield "*"
        for field in some:
            yield field.name if field.default is attrs.NOTHING else f"{field.name}=_{field.name}"
