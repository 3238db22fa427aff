"""Whether the words of a card fit together: a wrong argument is told as the card loads.

The words themselves check nothing, since games make them by the million. What an author writes is
checked here, once: the arguments of functions as they are called through ``cardwright.authoring``,
and the fields of records as a card is loaded.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, wraps
from types import UnionType
from typing import TYPE_CHECKING, Any, TypeVar, Union, get_args, get_origin

from cardwright.counter_names import malformed
from cardwright_core._records import Record, field_names, fields_of, is_record
from cardwright_core.abilities import Code, Effect, StaticAbility
from cardwright_core.cards import CardPlugin, is_behaviour, written_at
from cardwright_core.errors import InputError, nearest, shown

if TYPE_CHECKING:
    from collections.abc import Iterator


__all__ = [
    "check",
    "checked",
    "counter_kinds",
    "is_word",
    "unknown_field",
    "unknown_name",
    "wrong_fields",
]

F = TypeVar("F", bound="Callable[..., Any]")


def is_word(value: object) -> bool:
    """Whether a name of the vocabulary is a function that cards write down, not one that they use.

    What looks at a game is called while it is played.
    """
    return (
        inspect.isfunction(value)
        and value.__module__.startswith("cardwright_rules.vocabulary")
        and "game" not in inspect.signature(value).parameters
    )


def checked(word: F, known_as: str = "") -> F:
    """Return a word that refuses arguments of another kind than it says; the same otherwise.

    It is told by its own name, or what it is `known_as` to the card.
    """
    called = known_as or word.__name__
    signature = inspect.signature(word)

    @wraps(word)
    def strict(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - any word's arguments
        try:
            arguments = signature.bind(*given, **named).arguments
        except TypeError as error:
            message = f"{called}: {error}{_nearest_in(str(error), signature.parameters)}"
            raise InputError(message) from error
        for name, value in arguments.items():
            parameter = signature.parameters[name]
            several = parameter.kind is parameter.VAR_POSITIONAL
            for one in value if several else (value,):
                if not _fits(one, parameter.annotation):
                    where = f"{called}: {'*' if several else ''}{name}"
                    raise InputError(_told(where, one, parameter.annotation))
                if name in _COUNTERS and (problem := malformed(one)):
                    message = f"{called}: {problem}"
                    raise InputError(message)
        return word(*given, **named)

    return strict  # type: ignore[return-value]  # it takes and returns the same


_UNEXPECTED = re.compile(r"unexpected keyword argument '(?P<name>\w+)'")
_OF_CLASS = re.compile(r"(?P<cls>\w+)\.__init__\(\) got an unexpected keyword argument")


def unknown_field(error: BaseException) -> str:
    """Return what is near to the field that a word was given and has not; nothing for all else."""
    found = _OF_CLASS.search(str(error)) if isinstance(error, TypeError) else None
    cls: Any = _word(found["cls"]) if found is not None else None
    if not isinstance(cls, type) or not issubclass(cls, Record):
        return ""
    return _nearest_in(str(error), [field.name for field in fields_of(cls)])


def unknown_name(error: BaseException) -> str:
    """Return where a name that a card's module does not know comes from, or which is near to it."""
    if not isinstance(error, NameError) or not error.name:
        return ""
    from cardwright import authoring  # noqa: PLC0415 - which checks its words by this module

    if error.name in authoring.__all__:
        return f"; import {error.name} from cardwright.authoring"
    near = " or ".join(map(repr, nearest(error.name, authoring.__all__)))
    return f"; did you mean {near}?" if near else ""


def _nearest_in(message: str, known: Iterable[str]) -> str:
    """Return what of the `known` is near to the name that a message says is unexpected."""
    found = _UNEXPECTED.search(message)
    if found is None:
        return ""
    near = " or ".join(map(repr, nearest(found["name"], known)))
    return f"; did you mean {near}?" if near else f" (it has {', '.join(known)})"


def wrong_fields(value: object) -> Iterator[str]:
    """Yield what doesn't fit in a value made of records and tuples: a field of another kind."""
    if isinstance(value, tuple | frozenset):
        for one in value:
            yield from wrong_fields(one)
    elif isinstance(value, Record):
        cls: Any = type(value)
        if not is_record(cls):
            yield f"{cls.__name__}: its class is no record; write @record above it"
            return
        if isinstance(value, StaticAbility) and not isinstance(value.behaviour, Code):
            yield from _no_behaviour(value.behaviour)
        for field in fields_of(cls):
            content = getattr(value, field.name)
            if not _fits(content, field.type):
                yield _told(f"{cls.__name__}: {field.name}", content, field.type)
            elif field.name == "counter" and (problem := malformed(content)):
                yield f"{cls.__name__}: {problem}"
            else:
                yield from wrong_fields(content)


def _no_behaviour(value: object) -> Iterator[str]:
    """Yield that nothing would come of a static ability that is made of what answers no hook."""
    if isinstance(value, Record) and not is_behaviour(value):
        effect = "; an effect is done by spell(...), triggered(...) or activated(...)"
        why = f"{type(value).__name__} answers no hook, so nothing would come of it"
        yield f"StaticAbility: {why}{effect if isinstance(value, Effect) else ''}"


def counter_kinds(value: object) -> Iterator[str]:
    """Yield the kinds of counters that a value made of records and tuples speaks of."""
    if isinstance(value, tuple | frozenset):
        for one in value:
            yield from counter_kinds(one)
    elif isinstance(value, Record):
        for name in field_names(type(value)):  # type: ignore[arg-type]  # a class is hashable
            content = getattr(value, name)
            if name in _COUNTERS:
                yield from (content,) if isinstance(content, str) else content
            else:
                yield from counter_kinds(content)


_COUNTERS = frozenset({"counter", "counters"})
"""What fields and parameters for kinds of counters are called."""


def check(card: CardPlugin) -> None:
    """Refuse a card whose words don't fit together: :class:`InputError` with the first misfit."""
    inset = () if card.adventure is None else (card.adventure,)
    others = () if card.faces is None else card.faces.cards
    for face in (card, *card.halves, *inset, *others):
        for problem in (*_near_misses(face), *_wrong_abilities(face)):
            whose = "" if face is card else f"{face.name}: "
            message = f"{whose}{problem}"
            raise InputError(message)


def _wrong_abilities(face: CardPlugin | type[CardPlugin]) -> Iterator[str]:
    for problem in wrong_fields(face.abilities):
        word = problem.partition(":")[0]
        yield f"abilities: {problem}{written_at(face, 'abilities', word)}"


def _near_misses(face: CardPlugin | type[CardPlugin]) -> Iterator[str]:
    """Yield the values that a card's class has under a name that is nearly one of a card's own."""
    known = CardPlugin.__annotations__
    for cls in (face if isinstance(face, type) else type(face)).__mro__:
        values = vars(cls) if issubclass(cls, CardPlugin) and cls is not CardPlugin else {}
        for name, value in values.items():
            own = name in known or name.isupper() or name.startswith("_") or callable(value)
            near = () if own else nearest(name, known)
            if near:
                asked = " or ".join(map(repr, near))
                yield (
                    f"a card has no {name!r}; did you mean {asked}? (a value of your own begins "
                    f"with _){written_at(face, name)}"
                )


def _told(where: str, value: object, expected: object) -> str:
    """Say where a value stands, what is expected there, and the nearest right word."""
    told = expected if isinstance(expected, str) else getattr(expected, "__name__", str(expected))
    told = _IN_WORDS.get(told, told)
    return f"{where} must be {told}, got {_written(value)}{_hint(value, expected)}"


_IN_WORDS = {"type[Event]": "a kind of event (such as Dies or Enters)"}


def _written(value: object) -> str:
    """Return a value as a card writes it, if it has a name; else as Python does."""
    from cardwright import authoring  # noqa: PLC0415 - which checks its words by this module

    named = (name for name, one in vars(authoring).items() if name.isupper() and one is value)
    return next(named, "") or shown(repr(value))


def _hint(value: object, expected: object) -> str:
    if isinstance(value, type) and issubclass(value, Record):
        return f": write {value.__name__}(...)"
    if is_behaviour(value):
        return f"; a static ability is made of it by StaticAbility({type(value).__name__}(...))"
    if not isinstance(value, str):
        return ""
    from cardwright import authoring  # noqa: PLC0415 - which checks its words by this module

    words = (name for name in sorted(authoring.__all__) if _makes(name, expected))
    folded = {name.casefold().replace("_", " "): name for name in words}
    near = [folded[one] for one in nearest(value.casefold().replace("_", " "), folded)]
    return f"; did you mean {' or '.join(near)}?" if near else ""


def _makes(name: str, expected: object) -> bool:
    """Whether a name of ``cardwright.authoring`` is of a kind, or makes what is."""
    value = _word(name)
    kind = _read(expected) if isinstance(expected, str) else expected
    kinds = tuple(one for one in (kind, *get_args(kind)) if isinstance(one, type))
    if inspect.isclass(value):
        return _fits(value, expected) or (issubclass(value, Record) and issubclass(value, kinds))
    if inspect.isfunction(value):
        made = inspect.signature(value).return_annotation
        return (_read(made) if isinstance(made, str) else made) in kinds
    return _fits(value, expected)


def _word(name: str) -> object:
    """Return what a name of ``cardwright.authoring`` stands for; anything if it gives none.

    One that is missing there is told where somebody imports it, and not in place of another error.
    """
    from cardwright import authoring  # noqa: PLC0415 - as above

    try:
        return getattr(authoring, name) if name in authoring.__all__ else object
    except (ImportError, AttributeError):
        return object


def _fits(value: object, kind: Any) -> bool:  # noqa: ANN401 - an annotation
    """Whether a value is of a kind; what can't be told of a kind fits."""
    if isinstance(kind, str):
        kind = _read(kind)
    if kind is None:
        return value is None
    origin, inner = get_origin(kind), get_args(kind)
    if origin in {UnionType, Union}:
        return any(_fits(value, one) for one in inner)
    if origin is tuple:
        return isinstance(value, tuple) and _all_fit(value, inner)
    if origin is type:
        return (
            isinstance(value, type) and isinstance(inner[0], type) and issubclass(value, inner[0])
        )
    return _is_of(value, origin or kind)


def _all_fit(values: tuple[object, ...], kinds: tuple[Any, ...]) -> bool:
    if len(kinds) > 1 and kinds[1] is Ellipsis:
        return all(_fits(one, kinds[0]) for one in values)
    return len(values) == len(kinds) and all(map(_fits, values, kinds))


def _is_of(value: object, kind: object) -> bool:
    if not isinstance(kind, type) or kind is object:
        return True
    if isinstance(value, type):
        return kind in {type, Callable}
    if isinstance(value, bool):
        return kind is bool
    try:
        return isinstance(value, kind)
    except TypeError:  # a protocol that can't be asked
        return True


class _Names(dict[str, Any]):
    """What the names in annotations mean: those of ``cardwright.authoring``, and a few of Python's.

    Any other could be anything.
    """

    def __missing__(self, name: str) -> object:
        return _word(name)


_NAMES = _Names(
    {kind.__name__: kind for kind in (bool, bytes, dict, float, frozenset, int, str, tuple, type)}
    | {"Callable": Callable, "Iterable": Iterable, "Mapping": Mapping, "None": None}
)


@cache
def _read(annotation: str) -> Any:  # noqa: ANN401 - a kind
    try:
        return eval(annotation, {"__builtins__": {}}, _NAMES)  # noqa: S307 - an annotation in our own packages
    except TypeError:  # ``object | X`` of something that is no class
        return object
