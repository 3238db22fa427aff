"""``cardwright new``: what it writes is made by :mod:`cardwright.scaffold`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["new"]

_FOLDER = click.Path(file_okay=False, path_type=Path)
_pack = click.option(
    "--pack", "root", type=_FOLDER, required=True, help="The folder of the pack that it is for."
)


@click.group()
def new() -> None:
    """Write a new pack, or a card or mechanic into a pack."""


@new.command()
@click.argument("name")
@click.option("--path", type=_FOLDER, help="The folder to make. [default: NAME]")
def pack(name: str, path: Path | None) -> None:
    """Write a pack that installs, with a card and its tests.

    NAME is what `pip install` calls it.
    """
    from cardwright.scaffold import new_pack  # noqa: PLC0415 - `--help` stays light
    from cardwright.scaffold.names import package_of  # noqa: PLC0415 - as above

    package_of(name)  # a name that can't be one is no folder either
    root = Path(name) if path is None else path
    _tell(new_pack(name, root), root, changed=())


@new.command()
@click.argument("name")
@_pack
@click.option(
    "--data",
    type=click.Path(dir_okay=False, path_type=Path),
    help="A JSON file of Scryfall or MTGJSON that has the card: its facts are read from there.",
)
@click.option("--types", help='Its type line: "Creature — Bear".')
@click.option("--cost", help='Its mana cost: "{1}{G}".')
@click.option("--power", type=int)
@click.option("--toughness", type=int)
@click.option("--keywords", help='Its keywords that are installed: "flash, ward {2}".')
def card(  # noqa: PLR0913, PLR0917 - the options of a command
    name: str,
    root: Path,
    data: Path | None,
    types: str | None,
    cost: str | None,
    power: int | None,
    toughness: int | None,
    keywords: str | None,
) -> None:
    """Write a card with its facts; what is not written yet is its caveat."""
    from cardwright.scaffold.card import new_card, plain_facts  # noqa: PLC0415 - as above

    typed = any(one is not None for one in (types, cost, power, toughness, keywords))
    if typed and data is not None:
        raise click.UsageError("--data gives all facts: leave the other options out")
    if typed and types is None:
        raise click.UsageError("--types is needed beside the other facts")
    facts = (
        None if types is None else plain_facts(name, types, cost, power, toughness, keywords or "")
    )
    _tell(new_card(name, root, data=data, facts=facts), root)


def _mechanic(kind: str, about: str) -> None:
    """Add the command for one kind of mechanic."""

    def command(name: str, root: Path) -> None:
        from cardwright import scaffold  # noqa: PLC0415 - as above

        make: Callable[[str, Path], list[Path]] = getattr(scaffold, f"new_{kind}")
        _tell(make(name, root), root)

    new.command(name=kind, help=about)(click.argument("name")(_pack(command)))


_mechanic("keyword", "Write a keyword ability, with its test.")
_mechanic("cost", "Write a kind of cost and the plugin that pays it, with their test.")
_mechanic("hook", "Write a rules plugin that opens a hook of its own, with its test.")


def _tell(files: list[Path], root: Path, changed: tuple[str, ...] = ("pyproject.toml",)) -> None:
    """Say what was written and what comes next."""
    for path in files:
        click.echo(f"{'changed' if path.name in changed else 'wrote'} {path}")
    where, python = (_typed(str(one)) for one in (root, _python()))
    click.echo(f"next: {python} -m pip install -e {where} && {python} -m pytest {where}")


def _typed(path: str) -> str:
    return path if " " not in path else f"'{path}'"


def _python() -> Path:
    """Return the Python of the environment that this runs in, as it is typed here."""
    if sys.prefix == sys.base_prefix:
        return Path("python")
    python, here = Path(sys.executable), Path.cwd()
    return python.relative_to(here) if python.is_relative_to(here) else python
