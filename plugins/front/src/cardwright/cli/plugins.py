"""``cardwright plugins``."""

from __future__ import annotations

from collections import Counter
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, ClassVar

import click

from cardwright.cli.groups import LazyGroup
from cardwright.cli.screen import columns, write, write_json

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.metadata import EntryPoint

__all__ = ["plugins"]

_KINDS = {
    "cardwright.rules": "rules",
    "cardwright.keywords": "keyword",
    "cardwright.formats": "format",
    "cardwright.commands": "command",
    "cardwright.packs": "pack",
}
_HEADINGS = ("kind", "name", "distribution", "version", "entry")


class _Plugins(LazyGroup):
    lazy: ClassVar[dict[str, str]] = {
        name: f"cardwright.cli.{name}:{name}" for name in ("check", "trace")
    }


@click.group(cls=_Plugins)
def plugins() -> None:
    """See what is installed: rules, keywords, packs, formats, commands; check and trace it."""


@plugins.command(name="list")
@click.option("--json", "as_json", is_flag=True, help="One line of JSON per plugin.")
def list_plugins(*, as_json: bool) -> int:
    """List the plugins by kind and name; none of them is imported.

    Cards that are modules count as one pack of their distribution.
    """
    rows = sorted({*_plugins(), *_packs_of_modules()})
    if as_json:
        for row in rows:
            write_json(dict(zip(_HEADINGS, row, strict=True)))
        return 0
    write(columns([_HEADINGS, *rows], ("cyan", "", "", "dim", "dim")))
    return 0


def _plugins() -> Iterator[tuple[str, ...]]:
    for group, kind in _KINDS.items():
        for entry in entry_points(group=group):
            yield (kind, entry.name, *_origin(entry), entry.value)


def _packs_of_modules() -> Iterator[tuple[str, ...]]:
    cards = Counter(_origin(entry) for entry in entry_points(group="cardwright.cards"))
    for (distribution, version), count in cards.items():
        how_many = f"{count} card{'s' * (count > 1)} in modules"
        yield ("pack", distribution, distribution, version, how_many)


def _origin(entry: EntryPoint) -> tuple[str, str]:
    return (entry.dist.name, entry.dist.version) if entry.dist is not None else ("", "")
