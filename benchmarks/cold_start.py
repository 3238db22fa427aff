"""The command line from a cold start, against the import of click alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from benchmarks.rows import Row, Target

__all__ = ["row"]

_SCENARIOS = Path(__file__).parent.parent / "tests" / "scenarios"


def row(rounds: int = 12) -> Row:
    """Run one scenario in a process of its own; the best of some rounds, taking turns.

    Counted is the time of the processor that the process took: on a machine with nothing else to
    do that is how long it takes.
    """
    scenario = min(_SCENARIOS.rglob("*.scenario.toml"), default=None)
    if scenario is None:
        return Row("cold_start", {}, errors=(f"no scenario below {_SCENARIOS.name}/",))
    commands = {
        "run": ["-c", "from cardwright.cli import main; main()", "run", str(scenario)],
        "click": ["-c", "import click"],
    }
    best = dict.fromkeys(commands, float("inf"))
    for _ in range(rounds):
        for name, command in commands.items():
            best[name] = min(best[name], _seconds(command))
    return Row(
        "cold_start",
        {
            "ratio_to_import_click": best["run"] / best["click"],
            **{f"{name}_ms": each * 1e3 for name, each in best.items()},
        },
        (Target("ratio_to_import_click", 6),),
        f"cardwright run {scenario.name}",
    )


def _seconds(command: list[str]) -> float:
    """Run Python as a user does: what was compiled once stays compiled."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    begin = _clock()
    subprocess.run([sys.executable, *command], env=environment, check=True, capture_output=True)
    return _clock() - begin


def _clock() -> float:
    """Return the time that children took of the processor; on Windows, that of the wall."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return perf_counter()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
