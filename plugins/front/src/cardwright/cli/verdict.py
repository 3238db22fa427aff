"""What came of a scenario, in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright.cli.run import Broken
    from cardwright.cli.screen import Styled
    from cardwright.scenarios.model import Scenario
    from cardwright.scenarios.report import Report

__all__ = ["rules_of", "verdict"]


def verdict(report: Report | Broken) -> Iterator[Styled]:
    """Yield the name and whether it holds; if not, what went wrong."""
    yield _verdict(report)
    for failure in report.failures:
        yield (("      ", ""), (failure, "red"))


def _verdict(report: Report | Broken) -> Styled:
    word, style = ("ok    ", "bold green") if report.ok else ("FAILED", "bold red")
    return ((word, style), (f"  {report.scenario.name}", ""), (rules_of(report.scenario), "dim"))


def rules_of(scenario: Scenario) -> str:
    """Return the rules that a scenario cites, in brackets."""
    return f" [{', '.join(scenario.rules)}]" if scenario.rules else ""
