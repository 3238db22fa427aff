"""The entry points of what is installed, read without `importlib.metadata`.

To import that, and to have it parse all metadata, takes a sixth of the time of a scenario. Here
folders are read; it is asked all the same where distributions are found in another way: in an
archive, in an egg, by a finder of somebody's own. What it knows beside is had from it when wanted.
"""

from __future__ import annotations

import os
import re
import sys
from functools import reduce
from importlib import import_module
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from importlib.metadata import Distribution

__all__ = ["NotInstalledError", "entry_points", "requires", "version"]

_OURS = "[cardwright."
"""How the groups begin that are looked for: what names none of them is not read further."""

_NEW, _OLD = ".dist-info", ".egg-info"
"""What the folders of metadata end in."""


class NotInstalledError(LookupError):
    """A distribution is not installed."""


def entry_points() -> Any:  # noqa: ANN401 - as importlib.metadata's, or as `Entries`
    """Return the entry points in groups of ours: of them some can be selected by their group."""
    if not _are_folders_all():
        from importlib import metadata  # noqa: PLC0415 - see above

        return metadata.entry_points()
    return Entries(entry for found in _distributions() for entry in found.entries())


def version(name: str) -> str:
    """Return which version of a distribution is installed; :class:`NotInstalledError` if none."""
    return str(_distribution(name).version)


def requires(name: str) -> tuple[str, ...]:
    """Return what a distribution needs, each as a line of its metadata."""
    return tuple(_distribution(name).requires or ())


def _distribution(name: str) -> Any:  # noqa: ANN401 - as importlib.metadata's
    if _are_folders_all():
        wanted = _normalized(name)
        for found in _distributions():
            if found.normalized == wanted:
                return found
        raise NotInstalledError(name)
    from importlib import metadata  # noqa: PLC0415 - see above

    try:
        return metadata.distribution(name)
    except metadata.PackageNotFoundError:
        raise NotInstalledError(name) from None


class Entries:
    """Entry points."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        """Take them."""
        self._entries = tuple(entries)

    def __iter__(self) -> Iterator[Entry]:
        """Return all."""
        return iter(self._entries)

    def select(self, *, group: str) -> tuple[Entry, ...]:
        """Return those of a group."""
        return tuple(entry for entry in self._entries if entry.group == group)


class Entry:
    """An entry point, as `importlib.metadata` has it."""

    def __init__(self, name: str, value: str, group: str, dist: Found) -> None:
        """Take what the file says."""
        self.name, self.value, self.group, self.dist = name, value, group, dist

    def load(self) -> Any:  # noqa: ANN401 - an entry point can be anything
        """Import what it names."""
        module, _, inner = self.value.partition("[")[0].partition(":")
        names = filter(None, inner.strip().split("."))
        return reduce(getattr, names, import_module(module.strip()))

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever it is
        """Return what else is known of an entry point."""
        from importlib import metadata  # noqa: PLC0415 - see above

        return getattr(metadata.EntryPoint(self.name, self.value, self.group), name)

    def __repr__(self) -> str:
        """Return it as `importlib.metadata` writes it."""
        return f"EntryPoint(name={self.name!r}, value={self.value!r}, group={self.group!r})"


class Found:
    """A distribution in a folder."""

    def __init__(self, folder: str, normalized: str) -> None:
        """Read nothing yet."""
        self.folder, self.normalized = folder, normalized
        self._said: Mapping[str, list[str]] | None = None

    def entries(self) -> Iterator[Entry]:
        """Yield its entry points, if there are some of ours."""
        text = self._text("entry_points.txt")
        if _OURS not in text:
            return
        group = ""
        for line in map(str.strip, text.splitlines()):
            if line.startswith("[") and line.endswith("]"):
                group = line[1:-1]
            elif line and not line.startswith("#"):
                name, _, value = map(str.strip, line.partition("="))
                yield Entry(name, value, group, self)

    @property
    def name(self) -> str:
        """What it is called."""
        return self._header("Name")[0]

    @property
    def version(self) -> str:
        """Which one it is."""
        return self._header("Version")[0]

    @property
    def requires(self) -> list[str]:
        """What it needs."""
        if self.folder.endswith(_OLD):
            return list(self._known().requires or ())
        return self._header("Requires-Dist")

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever it is
        """Return what else is known of a distribution."""
        return getattr(self._known(), name)

    def _known(self) -> Distribution:
        from importlib import metadata  # noqa: PLC0415 - see above

        return metadata.Distribution.at(self.folder)

    def _header(self, key: str) -> list[str]:
        if self._said is None:
            file = "PKG-INFO" if self.folder.endswith(_OLD) else "METADATA"
            self._said = _headers(self._text(file))
        return self._said.get(key, [])

    def _text(self, name: str) -> str:
        try:
            with open(f"{self.folder}/{name}", encoding="utf-8") as file:  # noqa: PTH123 - it is fast
                return file.read()
        except OSError:
            return ""


def _headers(text: str) -> dict[str, list[str]]:
    """Read the lines before the first empty one; a line that is indented goes on the last."""
    found: dict[str, list[str]] = {}
    values: list[str] = []
    for line in text.splitlines():
        if not line.strip():
            break
        if line[0].isspace() and values:
            values[-1] += line
            continue
        key, _, value = line.partition(":")
        values = found.setdefault(key, [])
        values.append(value.strip())
    return found


def _are_folders_all() -> bool:
    """Whether distributions are found in folders of the path, by Python's finder, and only so."""
    finders = [finder for finder in sys.meta_path if hasattr(finder, "find_distributions")]
    return finders == [PathFinder] and not any(map(_is_no_folder, sys.path))


def _is_no_folder(path: str) -> bool:
    return path.endswith(".egg") or os.path.isfile(path)  # noqa: PTH113 - it is fast


def _distributions() -> Iterator[Found]:
    """Yield the distributions, of those of one name the first on the path."""
    seen: set[str] = set()
    for path in sys.path:
        for name in _names(path):
            if name.endswith((_NEW, _OLD)):
                normalized = _normalized(name.rpartition(".")[0].partition("-")[0])
                if normalized not in seen:
                    seen.add(normalized)
                    yield Found(os.path.join(path, name), normalized)  # noqa: PTH118 - it is fast


def _names(path: str) -> list[str]:
    try:
        return os.listdir(path or ".")  # noqa: PTH208 - it is fast
    except OSError:
        return []


def _normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower().replace("-", "_")
