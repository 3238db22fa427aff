"""``--disable`` and ``--no-plugins``: what a command leaves out of all that is installed."""

from __future__ import annotations

import os
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from cardwright.installed import Installed
from cardwright.leaving_out import DISABLE, NO_PLUGINS, same_distribution
from cardwright_core.errors import UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import click

__all__ = ["leave_out"]


def leave_out(ctx: click.Context, names: Iterable[str], *, no_plugins: bool) -> None:
    """Say in the environment what is left out, until the command is over.

    Everything that is loaded later looks there, other processes included.
    """
    before = {name: os.environ.get(name) for name in (DISABLE, NO_PLUGINS)}
    ctx.call_on_close(lambda: _restore(before))
    os.environ[DISABLE] = ",".join(filter(None, (before[DISABLE], *names)))
    if no_plugins:
        os.environ[NO_PLUGINS] = "1"
    _check(names)


def _restore(before: dict[str, str | None]) -> None:
    for name, value in before.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


def _check(names: Iterable[str]) -> None:
    """Complain of a name that nothing has; packs of rows are asked only if nothing else has it."""
    known = {*_names()}
    plain = {*map(same_distribution, known)}
    for name in names:
        if name in known or same_distribution(name) in plain:
            continue
        rows = {*Installed().cards()}
        if name not in rows:
            raise UnknownNameError("plugin", name, known | rows, "see: cardwright plugins list")


def _names() -> Iterator[str]:
    found = entry_points()
    for group in found.groups:
        if group.startswith("cardwright."):
            for entry in found.select(group=group):
                yield entry.name
                if entry.dist is not None:
                    yield entry.dist.name
