"""``cardwright plugins``."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

import click

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


class _Lazy(click.Group):
    """Its larger commands are imported when they are typed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), "check", "trace"})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in {"check", "trace"}:
            module = import_module(f"cardwright.cli.{cmd_name}")
            command: click.Command = getattr(module, cmd_name)
            return command
        return super().get_command(ctx, cmd_name)


@click.group(cls=_Lazy)
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
