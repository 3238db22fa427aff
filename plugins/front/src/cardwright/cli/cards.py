"""``cardwright cards``: no card's module is imported; what it says is read from its source.

Its larger commands are in modules of their own: ``show`` and ``check``.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, ClassVar

import click

from cardwright.cli.groups import LazyGroup
from cardwright.cli.screen import columns, write, write_json
from cardwright.installed import CARDS, Installed, is_well_formed, origin_of
from cardwright.source import source_of
from cardwright_core.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.metadata import EntryPoint

    from cardwright_core.cards import Origin

__all__ = ["cards"]

_HEADINGS = ("slug", "name", "pack", "version", "complete", "caveat")


class _Cards(LazyGroup):
    lazy: ClassVar[dict[str, str]] = {
        "show": "cardwright.cli.show:show",
        "check": "cardwright.cli.compare:compare",
    }
    hint = 'of a card: cardwright cards show "NAME"; see --help'


@click.group(cls=_Cards, invoke_without_command=True)
@click.option("--json", "as_json", is_flag=True, help="One line of JSON per card.")
@click.pass_context
def cards(context: click.Context, *, as_json: bool) -> int:
    """List the installed cards, with what each one's pack says that it does not do yet."""
    return 0 if context.invoked_subcommand else _list(as_json=as_json)


@cards.command("find")
@click.argument("text")
@click.option("--json", "as_json", is_flag=True, help="One line of JSON per card.")
def find(text: str, *, as_json: bool) -> int:
    """List the installed cards whose name, types or pack have TEXT in them."""
    return _list(text, as_json=as_json)


def _list(text: str = "", *, as_json: bool) -> int:
    wanted = text.casefold()
    found = (row for row, searched in _rows() if wanted in searched.casefold())
    rows = sorted(found, key=lambda row: str(row["slug"]))
    if not rows and text:
        message = f"no installed card has {text!r} in its name, types or pack"
        raise InputError(message)
    if as_json:
        for row in rows:
            write_json(row)
        return 0
    shown = [tuple(map(_cell, (row[key] for key in _HEADINGS))) for row in rows]
    write(columns([_HEADINGS, *shown], ("cyan", "", "", "dim", "", "yellow")))
    return 0


def _cell(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "?" if value is None else str(value)


def _rows() -> Iterator[tuple[dict[str, object], str]]:
    """Yield each card's row, with the text that it is found by."""
    installed = Installed()
    for slug, entry in installed.group(CARDS).items():
        said = _class_attributes(entry)
        row = _row(slug, said.get("name"), said.get("caveat", ""), origin_of(entry))
        yield _searched(row, said.get("types"))
    for slug, refused in installed.refused(CARDS).items():
        yield _searched(_row(slug, None, refused.reason, refused.origin))
    for entry, pack in installed.packs:
        for slug in pack.slugs():
            card = pack.card(slug)
            if slug not in installed.group(CARDS) and card is not None:
                row = _row(slug, card.name, card.caveat, origin_of(entry))
                yield _searched(row, card.types)


def _searched(row: dict[str, object], types: object = "") -> tuple[dict[str, object], str]:
    return row, "\n".join(map(str, (row["slug"], row["name"], row["pack"], types)))


def _row(slug: str, name: Any, caveat: Any, origin: Origin) -> dict[str, object]:  # noqa: ANN401 - as the source says
    return {
        "slug": slug,
        "name": name,
        "pack": origin.distribution,
        "version": origin.version,
        "complete": not caveat,
        "caveat": caveat,
    }


def _class_attributes(entry: EntryPoint) -> dict[str, object]:
    """Return the attributes that the card's class gives a constant, from its source.

    A name that the source computes is not found, and neither is one without source: the list then
    shows none.
    """
    path = source_of(entry.module) if is_well_formed(entry) else None
    if path is None:
        return {}
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.ClassDef) and node.name == entry.attr:
            return dict(_constants(node))
    return {}


def _constants(body: ast.ClassDef) -> Iterator[tuple[str, object]]:
    for statement in body.body:
        if isinstance(statement, ast.Assign):
            targets, value = statement.targets, statement.value
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            targets, value = [statement.target], statement.value
        else:
            continue
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
                yield target.id, value.value
