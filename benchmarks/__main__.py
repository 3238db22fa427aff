"""``python -m benchmarks [--only NAME] [--json]``: all rows, each with its targets beside it."""

from __future__ import annotations

import json
from importlib import import_module
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from benchmarks.rows import Row

if TYPE_CHECKING:
    from collections.abc import Iterator

ROWS = ("dispatch", "fork", "digest", "cold_start", "enter_triggers", "decisions")


@click.command()
@click.option("--only", multiple=True, type=click.Choice(ROWS), help="Measure these rows only.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per row.")
def main(only: tuple[str, ...], *, as_json: bool) -> None:
    """Measure, and print each figure beside its target."""
    measured = _measured(only or ROWS)
    if as_json:
        for row in measured:
            print(json.dumps(row.as_json()), flush=True)
    else:
        Console().print(_table(measured))


def _measured(names: tuple[str, ...]) -> Iterator[Row]:
    for name in names:
        try:
            yield import_module(f"benchmarks.{name}").row()
        except Exception as error:  # noqa: BLE001 - one row that fails does not hide the others
            yield Row(name, {}, errors=(f"{type(error).__name__}: {error}",))


def _table(rows: Iterator[Row]) -> Table:
    table = Table("row", "figure", "value", "target", "met")
    for row in rows:
        targets = {target.figure: target for target in row.targets}
        for figure, value in row.figures.items():
            target = targets.get(figure)
            met = "" if target is None else "yes" if target.met(row.figures) else "NO"
            table.add_row(row.name, figure, f"{value:,.3g}", str(target or ""), met)
        for error in row.errors:
            table.add_row(row.name, error, "", "", "NO")
        table.add_section()
    return table


if __name__ == "__main__":
    main()
