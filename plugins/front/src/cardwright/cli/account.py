"""What came of a scenario, as lines: in short, or with all that happened and why."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from cardwright.explain import explain, tail
from cardwright.scenarios.schema import ZONES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright.cli.screen import Styled
    from cardwright.explain import Line
    from cardwright.scenarios.model import Placed, Scenario, Seat
    from cardwright.scenarios.report import Chapter, Report, Result

__all__ = ["account", "verdict"]

_STYLES = {
    "triggered": "cyan",
    "suppressed": "magenta",
    "cause": "yellow",
    "replaced": "yellow",
    "resolves": "bold",
    "note": "italic",
    "prohibited": "magenta",
}


def verdict(report: Report) -> Iterator[Styled]:
    """Yield the name and whether it holds; if not, what went wrong."""
    yield _verdict(report)
    for failure in report.failures:
        yield (("      ", ""), (failure, "red"))


def _verdict(report: Report) -> Styled:
    word, style = ("ok    ", "bold green") if report.ok else ("FAILED", "bold red")
    return ((word, style), (f"  {report.scenario.name}", ""), (_rules(report.scenario), "dim"))


def _rules(scenario: Scenario) -> str:
    return f" [{', '.join(scenario.rules)}]" if scenario.rules else ""


def account(report: Report) -> Iterator[Styled]:
    """Yield all that happened and why, step by step, and the expectations after each step."""
    scenario = report.scenario
    yield ((scenario.name, "bold underline"), (_rules(scenario), "dim"))
    yield ((str(scenario.path), "dim"),)
    for seat in scenario.seats:
        yield from _board(seat)
    for chapter in report.chapters:
        yield from _chapter(report, chapter)
    if report.stopped is not None:
        text = f"{scenario.path}:{report.stopped.line}: {report.stopped.what}"
        yield (("  stopped  ", "bold red"), (text, "red"))
    yield ()


def _board(seat: Seat) -> Iterator[Styled]:
    for word, zone in ZONES.items():
        cards = dict(seat.zones)[zone]
        if cards:
            text = ", ".join(map(_placed, cards))
            yield ((f"  {seat.name}'s {word}: ", "dim"), (text, ""))


def _placed(placed: Placed) -> str:
    count = f"{placed.count} " if placed.count > 1 else ""
    counters = [f"with {number} {kind}" for kind, number in placed.counters]
    how = [*(["tapped"] if placed.tapped else []), *counters]
    called = [f"called {placed.alias}"] if placed.alias else []
    told = ", ".join([*how, *called])
    return f"{count}{placed.card}{f' ({told})' if told else ''}"


def _chapter(report: Report, chapter: Chapter) -> Iterator[Styled]:
    if chapter.do is not None:
        what = str(chapter.do.act) if chapter.do.act is not None else "look"
        yield ((f"  {chapter.do.number}. ", "bold"), (what, "bold blue"))
        for choice in chapter.do.choices:
            yield ((f"     {choice}", "dim"),)
    since, until = chapter.entries

    def call(item: int) -> str:
        return report.names.printed(report.game, item)

    yield from _lines(explain(report.game, since, until, call), "     ")
    for result in chapter.results:
        yield _result(result)


def _lines(lines: Iterable[Line], indent: str) -> Iterator[Styled]:
    for _, alike in groupby(lines):
        same = list(alike)
        often = f" (x{len(same)})" if len(same) > 1 else ""
        line = same[0]
        style = _STYLES.get(line.tone, "")
        yield ((f"{indent}{line.text}{often}", style), (tail(line), "dim"))
        yield from _lines(line.below, f"{indent}  ")


def _result(result: Result) -> Styled:
    word, style = ("ok  ", "green") if result.holds else ("NO  ", "bold red")
    return ((f"     {word}", style), (str(result), "" if result.holds else "red"))
