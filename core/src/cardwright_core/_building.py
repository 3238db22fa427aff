"""How the class of a record is built: slots for its fields, frozen, and known to attrs.

attrs takes many times as long to build a class, and some 300 are built before a scenario runs.
What asks attrs for the fields of a record is told them all the same.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from types import CellType

__all__ = ["REQUIRED", "Field", "built", "field", "fields_of", "is_record"]


class _Required:
    """What stands for the default of a field that has to be given."""

    def __repr__(self) -> str:
        """Return what it is."""
        return "REQUIRED"


REQUIRED: Any = _Required()


class Field:
    """A field of a record: its name, its default, and what its annotation says."""

    __slots__ = ("default", "kw_only", "name", "type")

    def __init__(self, name: str, default: object, said: Any, *, kw_only: bool) -> None:  # noqa: ANN401 - a type
        """Take what is said of it."""
        self.name, self.default, self.type, self.kw_only = name, default, said, kw_only


class _Said:
    """What :func:`field` says in the body of a class."""

    __slots__ = ("default", "kw_only")

    def __init__(self, default: object, *, kw_only: bool) -> None:
        """Take what it says."""
        self.default, self.kw_only = default, kw_only


def field(*, default: Any = REQUIRED, kw_only: bool = False) -> Any:  # noqa: ANN401 - any type's
    """Say of a field that it is given by its name only; ``attrs.field`` is understood too."""
    return _Said(default, kw_only=kw_only)


def fields_of(cls: type) -> tuple[Field, ...]:
    """Return the fields of a record's class, inherited ones first."""
    found: tuple[Field, ...] = cls.__record_fields__  # type: ignore[attr-defined]  # set below
    return found


def is_record(cls: type) -> bool:
    """Whether a class was made a record: a subclass of ``Record`` alone is none yet."""
    return hasattr(cls, "__record_fields__")


def built(cls: Any, methods: Mapping[str, object]) -> Any:  # noqa: ANN401 - a class
    """Return the class anew, with slots for its own fields and with these methods."""
    own = {one.name: one for one in _own_fields(cls)}
    fields = _with_inherited(cls, own)
    _refuse_disorder(cls, fields)
    above = _slots_above(cls, own)
    left_out = {"__dict__", "__weakref__", *(one.name for one in fields)}
    body = {name: value for name, value in vars(cls).items() if name not in left_out}
    body |= methods
    body |= above
    body["__attrs_attrs__"] = _TOLD_TO_ATTRS
    body["__match_args__"] = tuple(one.name for one in fields if not one.kw_only)
    body["__qualname__"] = cls.__qualname__
    body["__record_fields__"], body["__record_own__"] = fields, tuple(own.values())
    body["__slots__"] = tuple(name for name in own if name not in above)
    new = type(cls)(cls.__name__, cls.__bases__, body)
    for cell in _cells(body.values()):
        if _content(cell) is cls:
            cell.cell_contents = new
    return new


def _own_fields(cls: Any) -> Iterator[Field]:  # noqa: ANN401 - a class
    body = vars(cls)
    for name, said in _annotations(cls).items():
        if not str(said).strip("'\"").startswith(_OF_THE_CLASS):
            yield _field(name, body.get(name, REQUIRED), said)


_OF_THE_CLASS = ("ClassVar", "typing.ClassVar", "t.ClassVar")


def _field(name: str, default: Any, said: object) -> Field:  # noqa: ANN401 - of any type
    if type(default) is _Said:
        return Field(name, default.default, said, kw_only=default.kw_only)
    if type(default).__module__.startswith("attr."):  # attrs.field(...): attrs is there already
        import attrs  # noqa: PLC0415 - as said

        given, kw_only = default._default, bool(default.kw_only)  # noqa: SLF001 - said nowhere else
        return Field(name, REQUIRED if given is attrs.NOTHING else given, said, kw_only=kw_only)
    return Field(name, default, said, kw_only=False)


def _annotations(cls: Any) -> Mapping[str, object]:  # noqa: ANN401 - a class
    if sys.version_info >= (3, 14):
        from annotationlib import Format, get_annotations  # noqa: PLC0415 - it is new there

        return get_annotations(cls, format=Format.FORWARDREF)
    found: Mapping[str, object] = vars(cls).get("__annotations__", {})
    return found


def _with_inherited(cls: Any, own: Mapping[str, Field]) -> tuple[Field, ...]:  # noqa: ANN401 - a class
    """Return all fields in order: one that is said again takes its new place."""
    found: dict[str, Field] = {}
    said = [one for base in reversed(cls.__mro__) for one in vars(base).get("__record_own__", ())]
    for one in (*said, *own.values()):
        found.pop(one.name, None)
        found[one.name] = one
    return tuple(found.values())


def _refuse_disorder(cls: type, fields: Iterable[Field]) -> None:
    """Refuse what no call could fill: a field that has to be given after one that need not be."""
    optional = ""
    for one in fields:
        if one.kw_only:
            continue
        if optional and one.default is REQUIRED:
            message = f"{cls.__name__}: {one.name} has no default, but {optional} before it has one"
            raise ValueError(message)
        optional = optional or ("" if one.default is REQUIRED else one.name)


def _slots_above(cls: Any, own: Mapping[str, Field]) -> dict[str, object]:  # noqa: ANN401 - a class
    """Return the slots that bases have for fields that are said again."""
    return {
        name: vars(base)[name]
        for base in cls.__mro__[1:]
        for name in vars(base).get("__slots__", ())
        if name in own
    }


def _cells(values: Iterable[object]) -> Iterator[CellType]:
    """Yield what functions close over: the class itself, where they say ``super()``."""
    for value in values:
        if isinstance(value, property):
            value = value.fget  # noqa: PLW2901 - the function in it
        yield from getattr(getattr(value, "__func__", value), "__closure__", None) or ()


def _content(cell: CellType) -> object:
    try:
        return cell.cell_contents
    except ValueError:  # it is empty
        return None


class _ToldToAttrs:
    """Tells attrs the fields of a record, at the first time that it asks."""

    def __get__(self, record: object, cls: type) -> object:
        """Return what attrs would have noted."""
        del record
        return _attributes(cls)


_TOLD_TO_ATTRS = _ToldToAttrs()


@cache
def _attributes(cls: type) -> Any:  # noqa: ANN401 - attrs' own
    import attrs  # noqa: PLC0415 - most programs never ask

    said = {
        one.name: attrs.field(
            default=attrs.NOTHING if one.default is REQUIRED else one.default,
            kw_only=one.kw_only,
            type=one.type,
        )
        for one in fields_of(cls)
    }
    return attrs.fields(attrs.make_class(cls.__name__, said, frozen=True, slots=True))
