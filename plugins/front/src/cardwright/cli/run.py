"""``cardwright run``."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import click

from cardwright.cli.screen import write, write_json
from cardwright.cli.verdict import verdict
from cardwright.scenarios.finding import find
from cardwright.scenarios.loading import load
from cardwright.scenarios.running import RuleSets
from cardwright.scenarios.running import run as play

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright.cli.screen import Styled
    from cardwright.scenarios.model import Scenario
    from cardwright.scenarios.report import Report

__all__ = ["run"]


@click.command()
@click.argument("paths", metavar="PATH...", nargs=-1, required=True)
@click.option("--explain", is_flag=True, help="Tell each event, and what caused or changed it.")
@click.option("--json", "as_json", is_flag=True, help="One line of JSON per scenario.")
@click.pass_context
def run(ctx: click.Context, paths: tuple[str, ...], *, explain: bool, as_json: bool) -> int:
    """Run scenario files; a folder means all *.scenario.toml files below it.

    Exits with 0 if all hold, with 1 if an expectation fails, with 2 if the input is wrong or a
    plugin broke its contract; the other scenarios are run all the same.
    """
    del ctx
    if explain and as_json:
        raise click.UsageError("--explain is for people, --json for programs: choose one")
    reports = _reports(paths, explain=explain)
    if as_json:
        return _write_json(reports)
    return _write(reports, explain=explain)


class Broken(NamedTuple):
    """A scenario in which a plugin broke its contract."""

    scenario: Scenario
    failures: tuple[str, ...]
    ok: bool = False
    results: tuple[()] = ()
    caveats: tuple[()] = ()
    seconds: float = 0.0


def _reports(paths: Iterable[str], *, explain: bool) -> Iterator[Report | Broken]:
    """Read all files first, so that a mistake in one is told before anything runs."""
    scenarios = [load(path) for path in find(paths)]
    sets = RuleSets()
    for scenario in scenarios:
        rules = sets.of(scenario)
        try:
            yield play(scenario, rules, explain=explain)
        except Exception as error:
            from cardwright.faults import fault  # noqa: PLC0415 - for errors only

            told = fault(error, rules)
            if not told:
                raise
            yield Broken(scenario, tuple(told.splitlines()))


def _write_json(reports: Iterable[Report | Broken]) -> int:
    code = 0
    for report in reports:
        code = max(code, _code(report))
        write_json(_row(report))
    return code


def _code(report: Report | Broken) -> int:
    if isinstance(report, Broken):
        return 2
    return 0 if report.ok else 1


def _row(report: Report | Broken) -> dict[str, object]:
    return {
        "file": str(report.scenario.path),
        "name": report.scenario.name,
        "ok": report.ok,
        "rules": list(report.scenario.rules),
        "expectations": len(report.results),
        "caveats": list(report.caveats),
        "seconds": round(report.seconds, 6),
        "failures": list(report.failures),
    }


def _write(reports: Iterable[Report | Broken], *, explain: bool) -> int:
    done = expected = failed = code = 0
    seconds = 0.0
    for report in reports:
        code = max(code, _code(report))
        write(_told(report, explain=explain))
        done, failed = done + 1, failed + (not report.ok)
        expected += len(report.results)
        seconds += report.seconds
    write([_sum(done, expected, failed, seconds)])
    return code


def _told(report: Report | Broken, *, explain: bool) -> Iterable[Styled]:
    if not explain or isinstance(report, Broken):
        return verdict(report)
    from cardwright.cli.account import account  # noqa: PLC0415 - for --explain only

    return account(report)


def _sum(done: int, expected: int, failed: int, seconds: float) -> Styled:
    scenarios = f"{done} scenario{'s' * (done != 1)}"
    text = f"{scenarios}, {expected} expectation{'s' * (expected != 1)}: "
    how = f"{failed} failed" if failed else "all hold"
    return (
        (text, ""),
        (how, "bold red" if failed else "bold green"),
        (f" ({seconds:.2f} s)", "dim"),
    )
