"""Scenarios: a board, what is done, what is expected, in a TOML file (see ``docs/scenarios.md``).

``load`` reads a file, ``run`` plays it. Importing this package loads neither rules nor cards.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.scenarios.errors import ScenarioError as ScenarioError
    from cardwright.scenarios.finding import find as find
    from cardwright.scenarios.loading import load as load
    from cardwright.scenarios.model import Scenario as Scenario
    from cardwright.scenarios.report import Report as Report
    from cardwright.scenarios.running import run as run

__all__ = ["Report", "Scenario", "ScenarioError", "find", "load", "run"]

_HOMES = {
    "Report": "report",
    "Scenario": "model",
    "ScenarioError": "errors",
    "find": "finding",
    "load": "loading",
    "run": "running",
}


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    return getattr(import_module(f"{__name__}.{home}"), name)
