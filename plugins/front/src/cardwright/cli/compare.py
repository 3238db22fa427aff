"""``cardwright cards check``: installed cards against card data that the user has."""

from __future__ import annotations

from pathlib import Path

import click

from cardwright.cli.screen import write, write_json

__all__ = ["compare"]


@click.command(name="check")
@click.argument("names", metavar="[NAME...]", nargs=-1)
@click.option(
    "--data",
    "path",
    required=True,
    type=click.Path(dir_okay=False, path_type=Path),
    help="A JSON file of Scryfall or MTGJSON, as it is or compressed (.gz, .xz).",
)
@click.option("--json", "as_json", is_flag=True, help="One line of JSON per difference.")
def compare(names: tuple[str, ...], path: Path, *, as_json: bool) -> int:
    """Compare installed cards, all or those named, with card data that you have.

    Compared are names, costs, types, the numbers in the corners, keywords, and the number and kinds
    of abilities. Exits with 1 if there is a difference.
    """
    from cardwright import rule_set  # noqa: PLC0415 - `--help` stays light
    from cardwright.comparing import compare_cards  # noqa: PLC0415 - as above
    from cardwright.installed import Installed  # noqa: PLC0415 - as above

    found, absent, compared = compare_cards(rule_set().catalog, names or Installed().cards(), path)
    if as_json:
        for one in found:
            write_json(one._asdict())
        return 1 if found else 0
    for one in found:
        said = f": {one.here or 'none'} here, {one.there or 'none'} in the file"
        write([((one.card, "bold"), (f": {one.fact}", "cyan"), (said, ""))])
    if absent:
        write([((f"not in the file: {', '.join(absent)}", "yellow"),)])
    style = "bold red" if found else "bold green"
    how = f"{len(found)} difference{'s' * (len(found) != 1)}"
    write([((f"{compared} cards compared: ", ""), (how, style))])
    return 1 if found else 0
