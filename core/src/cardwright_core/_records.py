"""Frozen, slotted records, and the methods that are generated for them.

A record is made and changed by filling an unfrozen twin with the same slots and turning the twin
into the record: two to three times faster than attrs' own frozen constructor, and the record stays
frozen for everybody else. A field's default is a value, never a factory. The methods of a class are
generated when the first of them is needed: most programs use few of all record classes.
"""

from __future__ import annotations

from functools import cache, update_wrapper
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, dataclass_transform

import attrs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["Record", "by_identity", "field_names", "record"]

_T = TypeVar("_T", bound=type)
_R = TypeVar("_R")
_KEEP: Any = object()


class Record:
    """Base of all records: compared by value, hashable, changed only by :meth:`replace`."""

    __slots__ = ()
    english: ClassVar[str] = ""
    """What it says: a template over its fields, for whoever prints it; none for most records."""

    def replace(self, **changes: object) -> Self:
        """Return this record with `changes` made; an unknown field is a ``TypeError``."""
        message = f"{type(self).__name__} has no field to replace: {sorted(changes)}"
        raise TypeError(message)

    def __repr__(self) -> str:
        """Return the record as a call that would make it."""
        names = field_names(type(self))  # type: ignore[arg-type]  # to mypy, a class may have no hash
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__qualname__}({fields})"


_GENERATED = ("__init__", "__eq__", "__hash__", "replace")


@dataclass_transform(frozen_default=True, field_specifiers=(attrs.field,))
def record(cls: _T) -> _T:
    """Turn a class body into a frozen record with a generated ``replace``."""
    built: Any = attrs.frozen(slots=True, weakref_slot=False, init=False, eq=False, repr=False)(cls)
    for name in _GENERATED:
        setattr(built, name, _generated_at_first_use(built, name))
    return built  # type: ignore[no-any-return]


def _generated_at_first_use(cls: Any, name: str) -> Any:  # noqa: ANN401 - a class, a method
    def first(self: Any, *args: Any, **named: Any) -> Any:  # noqa: ANN401 - any method's
        _generate(cls)
        return getattr(cls, name)(self, *args, **named)

    return first


def by_identity(function: Callable[[Any], _R]) -> Callable[[Any], _R]:
    """Let a function of one record remember its results for the very same records.

    That is faster than a hash of all that a record is made of. It keeps the records that it knows,
    so that no others get their identity; of many it forgets all.
    """
    known: dict[int, tuple[object, _R]] = {}

    def remembered(value: Any) -> _R:  # noqa: ANN401 - any record
        found = known.get(id(value))
        if found is None:
            if len(known) >= _MOST_KNOWN:
                known.clear()
            found = known[id(value)] = (value, function(value))
        return found[1]

    return update_wrapper(remembered, function)


_MOST_KNOWN = 4096


@cache
def field_names(cls: type) -> tuple[str, ...]:
    """Return the names of a record's fields, inherited ones first."""
    fields: Any = attrs.fields(cls)
    return tuple(field.name for field in fields)


def _generate(cls: Any) -> None:  # noqa: ANN401 - a class made by attrs
    """Replace the methods that wait for their first use by generated ones."""
    fields = attrs.fields(cls)
    namespace: dict[str, Any] = {
        "_KEEP": _KEEP,
        "_Twin": _twin_of(cls),
        "_Record": cls,
        "_new": object.__new__,
        "_set": object.__setattr__,
        **{f"_{field.name}": field.default for field in fields},
    }
    exec(_source(cls.__qualname__, fields), namespace)  # noqa: S102 - made of field names alone, as attrs itself does
    for name in _GENERATED:
        if name in namespace:
            namespace[name].__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, namespace[name])
        else:
            setattr(cls, name, getattr(Record, name))


def _twin_of(cls: Any) -> type:  # noqa: ANN401 - a class made by attrs
    names = {"__slots__": cls.__dict__["__slots__"], "__setattr__": object.__setattr__}
    return type(f"{cls.__name__}Twin", cls.__bases__, names)


def _source(name: str, fields: Any) -> str:  # noqa: ANN401 - what attrs says of them
    names = [field.name for field in fields]
    own = "".join(f", self.{name}" for name in names)
    equal = "".join(f" and self.{name} == other.{name}" for name in names)
    functions = [
        (
            f"def __init__({', '.join(('self', *_parameters(fields)))}):",
            "_set(self, '__class__', _Twin)",
            *(f"self.{name} = {name}" for name in names),
            "self.__class__ = _Record",
        ),
        (
            "def __eq__(self, other):",
            "if self is other: return True",
            "if other.__class__ is not self.__class__: return NotImplemented",
            f"return True{equal}",
        ),
        ("def __hash__(self):", f"return hash(({name!r}{own},))"),
    ]
    if names:
        functions.append(
            (
                f"def replace(self, *, {', '.join(f'{name}=_KEEP' for name in names)}):",
                "new = _new(_Twin)",
                *(f"new.{name} = self.{name} if {name} is _KEEP else {name}" for name in names),
                "new.__class__ = _Record",
                "return new",
            )
        )
    return "\n".join("\n    ".join(lines) for lines in functions)


def _parameters(fields: Any) -> Iterator[str]:  # noqa: ANN401 - as above
    """Yield the parameters of the ``__init__``; those for keywords only come last."""
    for only in (False, True):
        some = [field for field in fields if field.kw_only is only]
        if only and some:
            yield "*"
        for field in some:
            yield field.name if field.default is attrs.NOTHING else f"{field.name}=_{field.name}"
