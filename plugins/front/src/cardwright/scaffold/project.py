"""A pack that is there: where its sources lie, and new entries in its pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from cardwright.source import toml_hint
from cardwright_core.errors import InputError

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["Project"]


class Project:
    """The folder of a pack, as its pyproject.toml tells it."""

    def __init__(self, root: Path) -> None:
        """Read the pyproject.toml in the folder `root`."""
        self.root = root
        self.file = root / "pyproject.toml"
        self._text = self._read()
        try:
            self._content: dict[str, Any] = tomllib.loads(self._text)
        except tomllib.TOMLDecodeError as error:
            message = f"{self.file}: {error}{toml_hint(str(error))}"
            raise InputError(message) from error
        name = self._content.get("project", {}).get("name")
        if not isinstance(name, str):
            message = f"{self.file} has no project.name: it is no pack's"
            raise InputError(message)
        self.name: str = name
        self.package, self.source = self._find_source()
        self.tests = root / "tests"

    def entry(self, group: str, name: str) -> str | None:
        """Return the value of an entry point, if there is one of that name."""
        found = self._content["project"].get("entry-points", {}).get(group, {}).get(name)
        return None if found is None else str(found)

    def with_entry(self, group: str, name: str, value: str) -> str:
        """Return the text of pyproject.toml with one entry point more, and nothing else changed."""
        there = self.entry(group, name)
        if there is not None:
            message = f"{self.file} has {name} = {there!r} in {group} already"
            raise InputError(message)
        text = self._added(group, name, value)
        self._check(text, group, name, value)
        text = _apart(text, f'{name} = "{value}"')
        return text.replace("\n", "\r\n") if "\r\n" in self._text else text

    def _added(self, group: str, name: str, value: str) -> str:
        try:
            document = tomlkit.parse(self._text.replace("\r\n", "\n"))
            project: Any = document["project"]
            if "entry-points" not in project:
                project["entry-points"] = tomlkit.table(is_super_table=True)
            if group not in project["entry-points"]:
                project["entry-points"][group] = tomlkit.table()
            project["entry-points"][group][name] = value
            return tomlkit.dumps(document)
        except TOMLKitError as error:
            raise InputError(self._by_hand(group, name, value)) from error

    def _check(self, text: str, group: str, name: str, value: str) -> None:
        """Make sure that the new text says what the old one said, and the entry, in its lines."""
        expected = tomllib.loads(self._text)
        entries = expected["project"].setdefault("entry-points", {})
        entries.setdefault(group, {})[name] = value
        lines = iter(text.splitlines())
        kept = all(any(line == other for other in lines) for line in self._text.splitlines())
        if not kept or tomllib.loads(text) != expected:
            raise InputError(self._by_hand(group, name, value))

    def _by_hand(self, group: str, name: str, value: str) -> str:
        return (
            f'{self.file} is not in a form that can be added to; write {name} = "{value}" yourself '
            f'into its table [project.entry-points."{group}"]; nothing was written'
        )

    def _read(self) -> str:
        try:
            with self.file.open(encoding="utf-8", newline="") as opened:
                return opened.read()
        except (FileNotFoundError, NotADirectoryError):
            message = (
                f"{self.root} is no pack: it has no pyproject.toml "
                f"(cardwright new pack NAME makes one)"
            )
            raise InputError(message) from None
        except (OSError, UnicodeDecodeError) as error:
            message = f"{self.file} can't be read: {error}"
            raise InputError(message) from error

    def _find_source(self) -> tuple[str, Path]:
        """Return the package that the pack's entries are in, or else that of its name."""
        packages = [re.sub(r"[-_.]+", "_", self.name).casefold()]
        groups = self._content["project"].get("entry-points", {})
        for group in sorted(group for group in groups if group.startswith("cardwright.")):
            packages[:0] = [re.split(r"[.:]", value)[0] for value in groups[group].values()]
        for package in dict.fromkeys(packages):
            for source in (self.root / "src" / package, self.root / package):
                if source.is_dir():
                    return package, source
        message = f"{self.root} has no package {packages[-1]!r}, neither in src nor beside it"
        raise InputError(message)


def _apart(text: str, entry: str) -> str:
    """Leave a blank line between a new entry and a table that follows it."""
    lines = text.splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if line.strip() == entry)
    if place + 1 < len(lines) and lines[place + 1].startswith("["):
        lines.insert(place + 1, "\n")
    return "".join(lines)
