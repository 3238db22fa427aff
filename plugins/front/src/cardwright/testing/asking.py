"""``table.hook``: a hook asked as the game would ask it, with the game filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.testing.recorder import hook_parameters
from cardwright_core.errors import PluginError
from cardwright_core.trigger import Match

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.testing.table import Table
    from cardwright_core.index import Index

__all__ = ["Hooks"]


class Hooks:
    """Every hook as a method: takes what is asked about, returns the flat list of answers."""

    def __init__(self, table: Table) -> None:
        """Ask about the game on `table`."""
        self._table = table

    def __getattr__(self, name: str) -> Callable[..., list[Any]]:
        """Return the hook of that name."""
        if name.startswith("_"):
            raise AttributeError(name)
        parameters = hook_parameters(self._table.rules, name)

        def ask(**asked: object) -> list[Any]:
            _check(name, parameters, asked)
            return _answers(self._table, name, parameters, asked)

        return ask


def _check(name: str, parameters: tuple[str, ...], asked: dict[str, object]) -> None:
    wanted = set(parameters) - {"game", "by"}
    if set(asked) != wanted:
        message = f"hook {name} is asked with {sorted(wanted)}, not with {sorted(asked)}"
        raise PluginError(message)


def _answers(
    table: Table, name: str, parameters: tuple[str, ...], asked: dict[str, object]
) -> list[Any]:
    table.game.follow()
    filled = {"game": table.game, "by": None}
    arguments = {name: filled[name] for name in parameters if name in filled} | asked
    before = _index_before(table, asked)
    if before is None:
        return list(getattr(table.rules.hook, name)(**arguments))
    return _asked_before(table, name, arguments, before)


def _index_before(table: Table, asked: dict[str, object]) -> Index | None:
    """Return the index of the state before what is asked about, if that looks back (603.10)."""
    for match in asked.values():
        if isinstance(match, Match) and match.condition.looks_back:
            return table.index_before(match.event)
    return None


def _asked_before(
    table: Table, name: str, arguments: dict[str, object], before: Index
) -> list[Any]:
    """Ask those that functioned before the event."""
    state = table.game.state
    now, state.index = state.index, before
    try:
        return list(getattr(table.rules.hook, name)(**arguments))
    finally:
        state.index = now
