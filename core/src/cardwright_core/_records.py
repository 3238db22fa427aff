"""Frozen, slotted records, and the methods that are generated for them.

A record is made and changed by filling an unfrozen twin with the same slots and turning the twin
into the record: two to three times faster than attrs' own frozen constructor, and the record stays
frozen for everybody else. A field's default is a value, never a factory. The methods of a class are
generated when the first of them is needed: most programs use few of all record classes. To attrs a
record is a frozen class with slots of its own.
"""

from __future__ import annotations

from functools import cache, update_wrapper
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, dataclass_transform

from cardwright_core._building import REQUIRED, built, field, fields_of, is_record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cardwright_core._building import Field

__all__ = [
    "REQUIRED",
    "Record",
    "by_identity",
    "field",
    "field_names",
    "fields_of",
    "is_record",
    "making",
    "record",
    "replacing",
]

_T = TypeVar("_T", bound=type)
_R = TypeVar("_R")
_KEEP: Any = object()
_turn_into: Any = object.__dict__["__class__"].__set__  # as `object.__setattr__` would, but faster


class Record:
    """Base of all records: compared by value, hashable, changed only by :meth:`replace`."""

    __slots__ = ()
    english: ClassVar[str] = ""
    """What it says: a template over its fields, for whoever prints it; none for most records."""

    def replace(self, **changes: object) -> Self:
        """Return this record with `changes` made; an unknown field is a ``TypeError``."""
        message = f"{type(self).__name__} has no field to replace: {sorted(changes)}"
        raise TypeError(message)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse, as attrs does."""
        raise _frozen()

    def __delattr__(self, name: str) -> None:
        """Refuse, as attrs does."""
        raise _frozen()

    def __getstate__(self) -> dict[str, object]:
        """Return the fields, for whoever pickles or copies it."""
        kind: Any = type(self)
        return {name: getattr(self, name) for name in field_names(kind)}

    def __setstate__(self, state: dict[str, object]) -> None:
        """Take the fields."""
        for name, value in state.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        """Return the record as a call that would make it."""
        names = field_names(type(self))  # type: ignore[arg-type]  # to mypy, a class may have no hash
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__qualname__}({fields})"


def _frozen() -> Exception:
    from attrs.exceptions import FrozenInstanceError  # noqa: PLC0415 - for errors only

    return FrozenInstanceError()


_GENERATED = ("__init__", "__eq__", "__hash__", "replace")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: _T) -> _T:
    """Turn a class body into a frozen record with a generated ``replace``."""
    whose: list[Any] = []
    waiting = {name: _generated_at_first_use(whose, name) for name in _GENERATED}
    whose.append(built(cls, waiting))
    return whose[0]  # type: ignore[no-any-return]


def _generated_at_first_use(whose: list[Any], name: str) -> Any:  # noqa: ANN401 - a method
    def first(self: Any, *args: Any, **named: Any) -> Any:  # noqa: ANN401 - any method's
        (cls,) = whose
        _generate(cls)
        return getattr(cls, name)(self, *args, **named)

    return first


def replacing(cls: type[_R], *names: str) -> Callable[..., _R]:
    """Return a function that is given a record of a class and new values of these fields, in order.

    It does what ``replace`` does in half the steps: for what is replaced at each decision.
    """
    others = {one.name: f"self.{one.name}" for one in fields_of(cls)}
    return _filling(cls, f"replaced(self, {', '.join(names)})", others, names)


def making(cls: type[_R], *names: str) -> Callable[..., _R]:
    """Return a function that is given the values of these fields, in order, and makes a record.

    It does what a call of the class does in two thirds of the steps, where each step counts.
    """
    fields = fields_of(cls)
    left_out = [one.name for one in fields if one.default is REQUIRED and one.name not in names]
    if left_out:
        message = f"{cls.__name__} needs {', '.join(left_out)} too"
        raise TypeError(message)
    others = {one.name: f"_{one.name}" for one in fields}
    return _filling(cls, f"made({', '.join(names)})", others, names)


def _filling(
    cls: type[_R], function: str, others: dict[str, str], names: tuple[str, ...]
) -> Callable[..., _R]:
    """Return a function that fills a record: fields with these names as given, others as said."""
    values = others | {name: name for name in names}
    lines = (
        f"def {function}:",
        "__new = _Twin()",  # no field has such a name
        *(f"__new.{name} = {value}" for name, value in values.items()),
        "__new.__class__ = _Record",
        "return __new",
    )
    namespace: dict[str, Any] = {
        "_Twin": _twin_of(cls),
        "_Record": cls,
        **{f"_{one.name}": one.default for one in fields_of(cls)},
    }
    exec("\n    ".join(lines), namespace)  # noqa: S102 - made of field names alone
    return namespace[function.partition("(")[0]]  # type: ignore[no-any-return]  # just made


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
    return tuple(one.name for one in fields_of(cls))


def _generate(cls: Any) -> None:  # noqa: ANN401 - a class
    """Replace the methods that wait for their first use by generated ones."""
    fields = fields_of(cls)
    namespace: dict[str, Any] = {
        "_KEEP": _KEEP,
        "_Twin": _twin_of(cls),
        "_Record": cls,
        "_turn_into": _turn_into,
        **{f"_{one.name}": one.default for one in fields},
    }
    exec(_source(cls.__qualname__, fields), namespace)  # noqa: S102 - made of field names alone
    for name in _GENERATED:
        if name in namespace:
            namespace[name].__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, namespace[name])
        else:
            setattr(cls, name, getattr(Record, name))


def _twin_of(cls: Any) -> type:  # noqa: ANN401 - a class
    # Both are slots of one kind: with a refusing `__delattr__` writing would be four times slower.
    names = {
        "__slots__": cls.__dict__["__slots__"],
        "__init__": object.__init__,
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
    }
    return type(f"{cls.__name__}Twin", cls.__bases__, names)


def _source(name: str, fields: Iterable[Field]) -> str:
    names = [one.name for one in fields]
    own = "".join(f", self.{name}" for name in names)
    equal = "".join(f" and self.{name} == other.{name}" for name in names)
    functions = [
        (
            f"def __init__({', '.join(('self', *_parameters(fields)))}):",
            "_turn_into(self, _Twin)",
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
                "__keep, __new = _KEEP, _Twin()",  # no field has such names
                *(f"__new.{name} = self.{name} if {name} is __keep else {name}" for name in names),
                "__new.__class__ = _Record",
                "return __new",
            )
        )
    return "\n".join("\n    ".join(lines) for lines in functions)


def _parameters(fields: Iterable[Field]) -> Iterator[str]:
    """Yield the parameters of the ``__init__``; those for keywords only come last."""
    for only in (False, True):
        some = [one for one in fields if one.kw_only is only]
        if only and some:
            yield "*"
        for one in some:
            yield one.name if one.default is REQUIRED else f"{one.name}=_{one.name}"
