"""On which line of a TOML file each key and each member of a list stands; tomli does not tell."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

__all__ = ["KeyPath", "locate"]

KeyPath = tuple[str | int, ...]
"""The way to a value: keys, and places in lists."""

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}' + r"|'''.*?'{3,5}" + r'|"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*'",
    re.DOTALL,
)
_OTHER_VALUE = re.compile(r"[^,\]}\n#]+")


def locate(text: str) -> dict[KeyPath, int]:
    """Return the line of each value in `text`, which tomli has found to be valid."""
    locator = _Locator(text)
    locator.document()
    return locator.lines


class _Locator:
    """Walks over a valid document, and notes where it is."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.lines: dict[KeyPath, int] = {(): 1}
        self.lengths: dict[KeyPath, int] = {}

    @cached_property
    def starts(self) -> list[int]:
        return [0, *(match.end() for match in re.finditer("\n", self.text))]

    def document(self) -> None:
        table: KeyPath = ()
        while self.here():
            if self.text.startswith("[[", self.place):
                table = self.header(2)
            elif self.text[self.place] == "[":
                table = self.header(1)
            else:
                self.key_and_value(table)

    def here(self) -> str:
        """Skip blanks and comments; return the next character, or nothing at the end."""
        self.skip(_BLANK)
        return self.text[self.place : self.place + 1]

    def skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.place)
        if match is None:
            return ""
        self.place = match.end()
        return match[0]

    def note(self, path: KeyPath, place: int) -> None:
        self.lines.setdefault(path, bisect_right(self.starts, place))

    def header(self, brackets: int) -> KeyPath:
        start = self.place
        self.place += brackets
        keys = self.keys()
        self.place += brackets
        path = self.into((), keys[:-1])
        path = (*path, keys[-1])
        if brackets == 2:  # noqa: PLR2004 - "[[" begins another member of a list
            self.note(path, start)
            number = self.lengths[path] = self.lengths.get(path, 0) + 1
            path = (*path, number - 1)
        elif path in self.lengths:
            path = (*path, self.lengths[path] - 1)
        self.note(path, start)
        return path

    def into(self, path: KeyPath, keys: list[str]) -> KeyPath:
        """Follow `keys`; a list of tables stands for its last member so far."""
        for key in keys:
            path = (*path, key)
            self.note(path, self.place)
            if path in self.lengths:
                path = (*path, self.lengths[path] - 1)
        return path

    def keys(self) -> list[str]:
        """Read a key with its dots."""
        found = [self.key()]
        while self.here() == ".":
            self.place += 1
            found.append(self.key())
        return found

    def key(self) -> str:
        if self.here() in {'"', "'"}:
            return _unquoted(self.skip(_STRING))
        return self.skip(_BARE_KEY)

    def key_and_value(self, table: KeyPath) -> None:
        self.here()
        start = self.place
        keys = self.keys()
        path = table
        for key in keys:
            path = (*path, key)
            self.note(path, start)
        self.here()
        self.place += 1  # the equals sign
        self.value(path)

    def value(self, path: KeyPath) -> None:
        first = self.here()
        self.note(path, self.place)
        if first == "[":
            self.members(path)
        elif first == "{":
            self.inline_table(path)
        elif first in {'"', "'"}:
            self.skip(_STRING)
        else:
            self.skip(_OTHER_VALUE)

    def members(self, path: KeyPath) -> None:
        self.place += 1
        number = 0
        while self.here() != "]":
            self.value((*path, number))
            number += 1
            if self.here() == ",":
                self.place += 1
        self.place += 1

    def inline_table(self, path: KeyPath) -> None:
        self.place += 1
        while self.here() != "}":
            self.key_and_value(path)
            if self.here() == ",":
                self.place += 1
        self.place += 1


def _unquoted(text: str) -> str:
    if "\\" not in text:
        return text[1:-1]
    import tomli  # noqa: PLC0415 - for the rare key with an escape

    key: str = tomli.loads(f"key = {text}")["key"]
    return key
