"""What came of a scenario, in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright.cli.run import Broken
    from cardwright.cli.screen import Styled
    from cardwright.scenarios.model import Scenario
    from cardwright.scenarios.report import Report

__all__ = ["rules_of", "told_caveats", "verdict"]


def verdict(report: Report | Broken) -> Iterator[Styled]:
    """Yield the name and whether it holds; if not, what went wrong."""
    yield _verdict(report)
    yield from told_caveats(report.caveats)
    for failure in report.failures:
        yield (("      ", ""), (failure, "red"))


def told_caveats(caveats: Iterable[str]) -> Iterator[Styled]:
    """Yield what the cards of a scenario don't do: the result is only as good as they are."""
    for caveat in caveats:
        yield (("      caveat: ", "yellow"), (caveat, "yellow"))


def _verdict(report: Report | Broken) -> Styled:
    word, style = ("ok    ", "bold green") if report.ok else ("FAILED", "bold red")
    return ((word, style), (f"  {report.scenario.name}", ""), (rules_of(report.scenario), "dim"))


def rules_of(scenario: Scenario) -> str:
    """Return the rules that a scenario cites, in brackets."""
    return f" [{', '.join(scenario.rules)}]" if scenario.rules else ""
