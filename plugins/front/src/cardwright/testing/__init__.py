"""Tools for tests of cards, keywords and packs.

With ``cardwright`` installed, pytest finds the fixture ``table``: a game in a few words. See
:class:`~cardwright.testing.table.Table`. A pack's tests inherit
:class:`~cardwright.testing.contract.PackContract`. Nothing heavy is imported before a test asks for
it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.testing.agents import RandomAgent as RandomAgent
    from cardwright.testing.contract import PackContract as PackContract
    from cardwright.testing.invariants import broken_invariants as broken_invariants
    from cardwright.testing.recorder import Call as Call
    from cardwright.testing.script import ScriptError as ScriptError
    from cardwright.testing.table import Table as Table
    from cardwright.testing.told import told as told

_HOMES = {
    "Call": "recorder",
    "PackContract": "contract",
    "RandomAgent": "agents",
    "ScriptError": "script",
    "Table": "table",
    "broken_invariants": "invariants",
    "told": "told",
}

__all__ = [
    "Call",
    "PackContract",
    "RandomAgent",
    "ScriptError",
    "Table",
    "broken_invariants",
    "told",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    return getattr(import_module(f"{__name__}.{home}"), name)
