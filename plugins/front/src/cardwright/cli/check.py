"""``cardwright plugins check``: a doctor for everything that is installed."""

from __future__ import annotations

import click

from cardwright.cli.screen import write, write_json
from cardwright.doctor import look_at_everything

__all__ = ["check"]

_STYLES = {"error": "bold red", "warning": "yellow"}


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One line of JSON per finding.")
def check(*, as_json: bool) -> int:
    """Load everything installed and say what is wrong with it.

    Exits with 1 if there is an error; warnings alone leave it at 0.
    """
    found, looked_at = look_at_everything()
    errors = sum(one.level == "error" for one in found)
    if as_json:
        for one in found:
            write_json(one._asdict())
        return 1 if errors else 0
    for one in found:
        whose = f" {one.whose}:" if one.whose else ""
        head = (f"{one.level:7}", _STYLES[one.level])
        write([(head, (f"  [{one.kind}]{whose} ", "dim"), (one.what, ""))])
    write([_sum(looked_at, errors, len(found) - errors)])
    return 1 if errors else 0


def _sum(looked_at: int, errors: int, warned: int) -> tuple[tuple[str, str], ...]:
    how = f"{errors} error{'s' * (errors != 1)}, {warned} warning{'s' * (warned != 1)}"
    style = "bold red" if errors else "bold green"
    return ((f"{looked_at} plugins and cards looked at: ", ""), (how, style))
