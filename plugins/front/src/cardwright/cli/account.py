"""What came of a scenario, as lines, with all that happened and why."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from cardwright.cli.verdict import rules_of, told_caveats
from cardwright.explain import explain, tail

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright.cli.screen import Styled
    from cardwright.explain import Line
    from cardwright.scenarios.model import Placed, Seat
    from cardwright.scenarios.report import Chapter, Report, Result

__all__ = ["account"]

_STYLES = {
    "triggered": "cyan",
    "suppressed": "magenta",
    "cause": "yellow",
    "replaced": "yellow",
    "resolves": "bold",
    "note": "italic",
    "prohibited": "magenta",
}


def account(report: Report) -> Iterator[Styled]:
    """Yield all that happened and why, step by step, and the expectations after each step."""
    scenario = report.scenario
    yield ((scenario.name, "bold underline"), (rules_of(scenario), "dim"))
    yield ((str(scenario.path), "dim"),)
    if scenario.about:
        yield ((scenario.about, "italic"),)
    for seat in scenario.seats:
        yield from _board(seat)
    yield from told_caveats(report.caveats)
    for chapter in report.chapters:
        yield from _chapter(report, chapter)
    if report.stopped is not None:
        text = f"{scenario.path}:{report.stopped.line}: {report.stopped.what}"
        yield (("  stopped  ", "bold red"), (text, "red"))
    yield ()


def _board(seat: Seat) -> Iterator[Styled]:
    for zone, cards in seat.zones:
        if cards:
            text = ", ".join(map(_placed, cards))
            yield ((f"  {seat.name}'s {zone.name.lower()}: ", "dim"), (text, ""))


def _placed(placed: Placed) -> str:
    count = f"{placed.copies} " if placed.copies > 1 else ""
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
