"""Packs of rows: cards that need no code, read from a TOML file."""

from __future__ import annotations

import pkgutil
from functools import cached_property
from typing import TYPE_CHECKING, Any

import tomli

from cardwright.source import toml_hint
from cardwright_core.cards import CardPlugin, slug_of
from cardwright_core.errors import InputError, nearest

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["TomlPack"]

_KEYS = {
    "name": str,
    "cost": str,
    "types": str,
    "power": int,
    "toughness": int,
    "keywords": list,
}


class TomlPack:
    """The ``[[card]]`` rows of a file in a package.

    A row has ``name`` and ``types``; it may have ``cost``, ``power``, ``toughness``, ``keywords``.
    Nothing is read before the pack is asked for a card or for its slugs.
    """

    def __init__(self, package: str, file: str = "cards.toml") -> None:
        """Take the `package` that holds the `file`."""
        self.package, self.file = package, file

    def slugs(self) -> Iterable[str]:
        """Return the slugs of the cards, in the order of the file."""
        return self._rows

    def card(self, slug: str) -> CardPlugin | None:
        """Return the card with that slug."""
        row = self._rows.get(slug)
        if row is None:
            return None
        values = {**row, "keywords": tuple(row.get("keywords", ()))}
        plugin: CardPlugin = type(_class_name(row["name"]), (CardPlugin,), values)()
        return plugin

    @cached_property
    def _rows(self) -> dict[str, Mapping[str, Any]]:
        try:
            content = tomli.loads(self._text())
        except tomli.TOMLDecodeError as error:
            message = f"{self._where()}: {error}{toml_hint(str(error))}"
            raise InputError(message) from error
        rows: dict[str, Mapping[str, Any]] = {}
        for number, row in enumerate(content.get("card", ()), 1):
            self._check(row, number)
            slug = slug_of(row["name"])
            if slug in rows:
                message = f"{self._where()}: card {number}: {row['name']!r} is there twice"
                raise InputError(message)
            rows[slug] = row
        return rows

    def _text(self) -> str:
        """Read the file; what can read one of a package in several folders is slow to load."""
        found = pkgutil.get_data(self.package, self.file)
        if found is not None:
            return found.decode()
        from importlib.resources import files  # noqa: PLC0415 - see above

        return files(self.package).joinpath(self.file).read_text(encoding="utf-8")

    def _check(self, row: Mapping[str, Any], number: int) -> None:
        whose = f"{self._where()}: card {number} ({row.get('name', 'without a name')})"
        for key, value in row.items():
            kind = _KEYS.get(key)
            if kind is None:
                near = nearest(key, _KEYS)
                asked = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
                message = f"{whose}: unknown key {key!r}{asked} (known: {', '.join(_KEYS)})"
                raise InputError(message)
            if not isinstance(value, kind) or isinstance(value, bool):
                message = f"{whose}: {key} must be of type {kind.__name__}, got {value!r}"
                raise InputError(message)
        for key in ("name", "types"):
            if key not in row:
                message = f"{whose}: {key} is missing"
                raise InputError(message)

    def _where(self) -> str:
        return f"{self.package}/{self.file}"


def _class_name(name: str) -> str:
    return "".join(word.capitalize() for word in slug_of(name).split("-"))
