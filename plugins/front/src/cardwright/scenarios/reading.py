"""Reading tables key by key: what has the wrong type, or is not known, is told with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, overload

import tomli

from cardwright.scenarios.errors import ScenarioError, did_you_mean
from cardwright.scenarios.locating import locate
from cardwright.source import toml_hint

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from cardwright.scenarios.locating import KeyPath

__all__ = ["Table", "read_table"]

_T = TypeVar("_T")
_REQUIRED: Any = object()
_WORDS = {
    str: "a text in quotes",
    int: "a whole number",
    bool: "true or false",
    list: "a list in [ ]",
    dict: "a table",
}


def read_table(path: Path) -> Table:
    """Read a file; a mistake in its TOML is told with its line."""
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors put a mark before the text
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(path, 1, f"can't be read: {error}") from error
    try:
        content = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        reason = f"not valid TOML: {error.msg} (column {error.colno}){toml_hint(error.msg)}"
        raise ScenarioError(path, error.lineno, reason) from error
    except (RecursionError, ValueError) as error:  # brackets within brackets, endless numbers
        nested = isinstance(error, RecursionError)
        text = "too much within each other" if nested else "a number in it is far too long"
        raise ScenarioError(path, 1, f"can't be read: {text}") from error
    return Table(path, content, locate(text), ())


class Table:
    """A table of a file. Each key is taken once; :meth:`finish` complains of those left over."""

    def __init__(
        self,
        file: Path,
        content: Mapping[str, Any],
        lines: Mapping[KeyPath, int],
        path: KeyPath,
    ) -> None:
        """Take what stands in `file` at `path`."""
        self.file, self._lines, self._path = file, lines, path
        self._left = dict(content)
        self._known: dict[str, None] = {}

    @overload
    def take(self, key: str, kind: type[_T]) -> _T: ...
    @overload
    def take(self, key: str, kind: type[_T], default: _T) -> _T: ...

    def take(self, key: str, kind: type[_T], default: Any = _REQUIRED) -> Any:
        """Return the value of `key`, which has to be of that kind."""
        self._known[key] = None
        if key not in self._left:
            if default is _REQUIRED:
                self.fail(f"{key} is missing here (expected {_WORDS[kind]})")
            return default
        return self.expect(self._left.pop(key), kind, key)

    def take_any(self, key: str, default: object = None) -> Any:  # noqa: ANN401 - checked later
        """Return the value of `key`, whatever its kind."""
        self._known[key] = None
        return self._left.pop(key, default)

    def texts(self, key: str) -> tuple[str, ...]:
        """Return the list of texts under `key`; none if it is not there."""
        values = self.take(key, list, [])
        return tuple(self.expect(value, str, key, number) for number, value in enumerate(values))

    def table(self, key: str) -> Table:
        """Return the table under `key`; an empty one if it is not there."""
        return self.within(key, self.take(key, dict, {}))

    def tables(self, key: str) -> list[Table]:
        """Return the list of tables under `key`."""
        values = self.take(key, list, [])
        return [
            self.within((key, number), self.expect(value, dict, key, number))
            for number, value in enumerate(values)
        ]

    def within(self, key: str | KeyPath, content: Mapping[str, Any]) -> Table:
        """Return the table that stands at `key` from here."""
        steps = (key,) if isinstance(key, str) else key
        return Table(self.file, content, self._lines, (*self._path, *steps))

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that were not taken, in the order of the file."""
        return tuple(self._left)

    def has(self, key: str) -> bool:
        """Whether `key` is there and was not taken."""
        self._known[key] = None
        return key in self._left

    def rest(self) -> Iterator[tuple[str, Any]]:
        """Take all that is left."""
        left, self._left = self._left, {}
        yield from left.items()

    def finish(self) -> None:
        """Complain of a key that nobody took."""
        for key in self._left:
            reason = f"unknown key {key!r}{did_you_mean(key, self._known)}"
            raise ScenarioError(self.file, self.line(key), reason)

    def line(self, *steps: str | int) -> int:
        """Return the line on which the value at `steps` from here stands."""
        path = (*self._path, *steps)
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    def expect(self, value: object, kind: type[_T], *steps: str | int) -> _T:
        """Return `value` if it is of that kind."""
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            self.fail(
                f"{self._called(steps)} has to be {_WORDS[kind]}, not {_shown(value)}", *steps
            )
        return value

    def at_least(self, least: int, value: object, *steps: str | int) -> int:
        """Return `value` if it is a number that is not too small."""
        number = self.expect(value, int, *steps)
        if number < least:
            self.fail(f"{self._called(steps)} has to be at least {least}, not {number}", *steps)
        return number

    def between(self, least: int, most: int, value: object, *steps: str | int) -> int:
        """Return `value` if it is a number that is neither too small nor too great."""
        number = self.at_least(least, value, *steps)
        if number > most:
            self.fail(f"{self._called(steps)} has to be at most {most}, not {number}", *steps)
        return number

    def _called(self, steps: KeyPath) -> str:
        """Return the keys that lead to a value, from the step or the list that it is in."""
        called: list[str] = []
        for step in (*self._path, *steps):
            if isinstance(step, int) or step == "expect":
                called.clear()
            else:
                called.append(step)
        return ".".join(called) or "this"

    def fail(self, reason: str, *steps: str | int) -> NoReturn:
        """Raise an error about the value at `steps` from here."""
        raise ScenarioError(self.file, self.line(*steps), reason)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value)
