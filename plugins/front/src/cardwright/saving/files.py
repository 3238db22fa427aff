"""Files as attrs classes, read strictly by cattrs: a saved game, a replay, and what both say."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeVar, get_origin

import attrs
from cattrs.cols import list_structure_factory, mapping_structure_factory
from cattrs.errors import ClassValidationError, ForbiddenExtraKeysError, IterableValidationError
from cattrs.preconf.json import make_converter

from cardwright.game import Seat  # noqa: TC001 - cattrs reads the annotations
from cardwright.saving.errors import SaveError
from cardwright_core.errors import nearest, shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from cattrs.preconf.json import JsonConverter

__all__ = ["AnswerTaken", "ReplayFile", "SavedGame", "SavedValue", "read", "written"]

_T = TypeVar("_T")


@attrs.frozen
class SavedGame:
    """A game at a decision: its last checkpoint, and the positions of the answers since.

    `rules` are the rules plugins by name, and `plugins` the cards and keywords that the state
    names, each with distribution and version. The state and the log are written with the table of
    `kinds` and `values`.
    """

    version: int
    digest: str
    rules: dict[str, str]
    plugins: dict[str, str]
    telling: bool
    answers: list[list[int]]
    state: dict[str, Any]
    log: list[Any]
    kinds: list[list[str]]
    values: list[Any]


@attrs.frozen
class SavedValue:
    """A value of the game by itself, such as what a player may know."""

    version: int
    value: Any
    kinds: list[list[str]]
    values: list[Any]


@attrs.frozen
class AnswerTaken:
    """Who took which options of which kind of decision; an option is told by its value."""

    by: list[str]
    kind: str
    took: list[Any]


@attrs.frozen
class ReplayFile:
    """A game from its beginning: seed, decks, and all answers; and the digest that they lead to."""

    version: int
    seed: int
    rules: dict[str, str]
    packs: dict[str, str]
    players: list[Seat]
    answers: list[AnswerTaken]
    digest: str


_WHAT = {SavedGame: "saved game", SavedValue: "saved value", ReplayFile: "replay"}
_ONE_A_LINE = frozenset({"kinds", "values", "log", "players", "answers"})
_VERSION = 1


def written(file: SavedGame | SavedValue | ReplayFile) -> str:
    """Return a file as text: equal files give equal text, line by line."""
    content: dict[str, Any] = _converter().unstructure(file)
    lines = [f'"cardwright": {json.dumps(_WHAT[type(file)])}']
    for key, value in content.items():
        if key in _ONE_A_LINE and value:
            inner = ",\n".join(map(_compact, value))
            lines.append(f"{json.dumps(key)}: [\n{inner}\n]")
        else:
            lines.append(f"{json.dumps(key)}: {_compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def read(text: str | bytes, kind: type[_T]) -> _T:
    """Return the file that a text is; a :class:`SaveError` says what is wrong with it."""
    content = _parsed(text)
    what = _WHAT[kind]
    if not isinstance(content, dict) or content.get("cardwright") != what:
        is_other = isinstance(content, dict) and content.get("cardwright") in _WHAT.values()
        found = f"a {content['cardwright']}" if is_other else "none of cardwright's files"
        raise SaveError("", f"expected a {what}, and this is {found}")
    version = content.get("version")
    if type(version) is not int or version < 1:
        raise SaveError("version", f"expected a number from 1 to {_VERSION}, got {version!r}")
    if version > _VERSION:
        reason = (
            f"a {what} of version {shown(str(version), 20)}, and this cardwright reads up to "
            f"{_VERSION}: it was written by a newer one; install that"
        )
        raise SaveError("version", reason)
    del content["cardwright"]
    try:
        return _converter().structure(content, kind)
    except ClassValidationError as error:
        raise _first(error, "") from None


def _parsed(text: str | bytes) -> Any:  # noqa: ANN401 - JSON
    try:
        return json.loads(text, parse_float=_no_number, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise SaveError(where, f"this is no JSON: {error.msg}") from None
    except RecursionError:
        raise SaveError("", "its values are nested too deeply") from None
    except UnicodeDecodeError as error:
        raise SaveError(f"byte {error.start}", "this is no text in UTF-8") from None
    except ValueError as error:  # a number with thousands of digits
        raise SaveError("", f"this can't be read: {error}") from None


def _no_number(text: str) -> None:
    raise SaveError("", f"it holds {shown(text, 30)}, and all numbers in it are whole")


def _first(error: Exception, where: str) -> SaveError:
    """Return the first of the errors that cattrs found, told by its place in the file."""
    if isinstance(error, ClassValidationError | IterableValidationError):
        notes, others = error.group_exceptions()
        if notes:
            inner, note = notes[0]
            step = getattr(note, "name", None)
            place = f"{where}.{step}" if step is not None else f"{where}[{note.index!r}]"
            return _first(inner, place.removeprefix("."))
        return _first(others[0], where)
    if isinstance(error, ForbiddenExtraKeysError):
        fields = [field.name for field in attrs.fields(error.cl)]
        extra = min(error.extra_fields)
        near = " or ".join(map(repr, nearest(extra, fields))) or ", ".join(fields)
        return SaveError(where, f"it has no key {shown(extra)!r}; did you mean {near}?")
    if isinstance(error, KeyError):
        return SaveError(where, f"the key {error.args[0]!r} is missing")
    return SaveError(where, str(error))


def _converter() -> JsonConverter:
    """Return a converter that takes nothing for what it is not: cattrs would make 3 of "3"."""
    converter = make_converter(forbid_extra_keys=True, detailed_validation=True)
    converter.register_structure_hook(str, _strictly)
    converter.register_structure_hook(int, _strictly)
    converter.register_structure_hook(bool, _strictly)
    converter.register_structure_hook_factory(
        lambda wanted: _origin(wanted) is list,
        lambda wanted: _only(list, list_structure_factory(wanted, converter)),
    )
    converter.register_structure_hook_factory(
        lambda wanted: _origin(wanted) is dict,
        lambda wanted: _only(dict, mapping_structure_factory(wanted, converter)),
    )
    return converter


def _origin(wanted: Any) -> Any:  # noqa: ANN401 - types
    return get_origin(wanted)


def _only(kind: type, structure: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def checked(value: object, wanted: Any) -> Any:  # noqa: ANN401 - a type, and a value of it
        return structure(_strictly(value, kind), wanted)

    return checked


def _strictly(value: Any, kind: Any) -> Any:  # noqa: ANN401 - a value of that type
    if type(value) is not kind:
        message = f"expected {_SAID[kind]}, got {shown(repr(value), 60)}"
        raise ValueError(message)
    return value


_SAID: dict[type, str] = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "an object with keys",
}
