"""``python -m benchmarks [NAME...] [--json]``: all rows, each with its targets beside it."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from benchmarks.rows import Row
from cardwright_core.errors import nearest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROWS = (
    "dispatch",
    "fork",
    "digest",
    "cold_start",
    "enter_triggers",
    "legal_options",
    "layers",
    "payment",
    "could_produce",
    "save_load",
    "decisions",
    "stepping",
    "decks",
    "peers",
    "memory",
)
INTERRUPTED = 130


def _known(
    ctx: click.Context, parameter: click.Parameter, names: tuple[str, ...]
) -> tuple[str, ...]:
    """Refuse a name that no row has, with the nearest."""
    del ctx, parameter
    for name in names:
        if name not in ROWS:
            near = " or ".join(map(repr, nearest(name, ROWS)))
            hint = f"did you mean {near}?" if near else "--list names them"
            raise click.BadParameter(f"there is no row {name!r}; {hint}")
    return names


@click.command()
@click.argument("names", metavar="[NAME]...", nargs=-1, callback=_known)
@click.option("--only", metavar="NAME", multiple=True, callback=_known, help="The same as NAME.")
@click.option("--games", type=click.IntRange(min=20), help="How many games `memory` plays.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per row.")
@click.option("--list", "listing", is_flag=True, help="Say what rows there are, and measure none.")
def main(
    names: tuple[str, ...],
    only: tuple[str, ...],
    games: int | None,
    *,
    as_json: bool,
    listing: bool,
) -> None:
    """Measure all rows, or those named, and print each figure beside its target."""
    if listing:
        for name in ROWS:
            print(f"{name:15} {_what(name)}")
        return
    measured = Measured((*names, *only) or ROWS, {} if games is None else {"games": games})
    if as_json:
        for row in measured:
            print(json.dumps(row.as_json()), flush=True)
    else:
        Console().print(_table(measured))
    if measured.interrupted:
        print("interrupted", file=sys.stderr)
        sys.exit(INTERRUPTED)


def _what(name: str) -> str:
    """Return the first line of what a row's module says of itself."""
    return (import_module(f"benchmarks.{name}").__doc__ or "").partition("\n")[0]


class Measured:
    """Rows as they are measured, up to an interruption."""

    def __init__(self, names: tuple[str, ...], memory: dict[str, int]) -> None:
        """Measure nothing yet."""
        self._names, self._memory = names, memory
        self.interrupted = False

    def __iter__(self) -> Iterator[Row]:
        """Measure one after another, telling who waits which it is."""
        for name in self._names:
            if sys.stderr.isatty():
                print(f"measuring {name} ...", file=sys.stderr)
            try:
                yield self._row(name)
            except KeyboardInterrupt:
                self.interrupted = True
                return

    def _row(self, name: str) -> Row:
        try:
            measured: Row = import_module(f"benchmarks.{name}").row(
                **(self._memory if name == "memory" else {})
            )
        except Exception as error:  # noqa: BLE001 - one row that fails does not hide the others
            return Row(name, {}, errors=(f"{type(error).__name__}: {error}",))
        return measured


def _table(rows: Measured) -> Table:
    table = Table("row", "figure", "value", "target", "met")
    for row in rows:
        targets = {target.figure: target for target in row.targets}
        for figure, value in row.figures.items():
            target = targets.get(figure)
            met = "" if target is None else "yes" if target.met(row.figures) else "NO"
            table.add_row(row.name, figure, f"{value:,.3g}", str(target or ""), met)
        for error in row.errors:
            table.add_row(row.name, error, "", "", "NO")
        if row.note:
            table.add_row("", row.note, style="dim")
        table.add_section()
    return table


if __name__ == "__main__":
    main()
