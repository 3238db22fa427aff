"""``cardwright plugins trace``: who answered what, call by call."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import click

from cardwright.cli.screen import columns, write, write_json
from cardwright.cli.verdict import verdict
from cardwright.faults import fault
from cardwright.scenarios.loading import load
from cardwright.scenarios.running import RuleSets, run
from cardwright.tracing import tracing
from cardwright_core.errors import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright.scenarios.model import Scenario
    from cardwright.scenarios.report import Report
    from cardwright.tracing import Said, Traced
    from cardwright_core.ruleset import RuleSet

__all__ = ["trace"]

_HEADINGS = ("call", "hook", "about", "answers", "microseconds")


@click.command()
@click.argument("path", metavar="SCENARIO", type=click.Path(exists=True, dir_okay=False))
@click.option("--hook", "hooks", metavar="NAME", multiple=True, help="Only this; may be repeated.")
@click.option("--only-answered", is_flag=True, help="Leave out calls that nobody answered.")
@click.option("--json", "as_json", is_flag=True, help="One line of JSON per call.")
def trace(path: str, hooks: tuple[str, ...], *, only_answered: bool, as_json: bool) -> int:
    """Run a scenario and show each hook call: about what, who answered what, and its time.

    A call within another is indented, and its time is part of the other's.
    """
    scenario = load(path)
    rules = RuleSets().of(scenario)
    with tracing(rules, hooks) as calls:
        came = _run(scenario, rules)
    found = [call for call in calls if call.said or not only_answered]
    if as_json:
        for call in found:
            write_json(_row(call))
    else:
        write(columns([_HEADINGS, *map(_cells, found)], ("dim", "cyan", "", "", "dim")))
        write([_sum(calls)])
    if isinstance(came, Exception):
        return _broken(came, fault(came, rules))
    if not as_json:
        write(verdict(came))
    return 0 if came.ok else 1


def _run(scenario: Scenario, rules: RuleSet) -> Report | Exception:
    """Return what came of it; an error is told after the calls that led to it."""
    try:
        return run(scenario, rules)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told or raised again
        return error


def _broken(error: Exception, told: str) -> int:
    """Tell of a plugin that broke its contract; any other error is raised again."""
    if not told:
        raise error
    click.echo(f"Error: {told}", err=True)
    return 2


def _cells(call: Traced) -> tuple[str, ...]:
    return (
        str(call.number),
        f"{'  ' * call.depth}{call.hook}",
        shown(", ".join(call.asked.values()), 60),
        "; ".join(_answers(call.said)),
        f"{call.nanoseconds / 1000:.1f}",
    )


def _answers(said: Iterable[Said]) -> Iterator[str]:
    counted = Counter(
        (one.source or one.plugin, one.distribution, _short(one.answer)) for one in said
    )
    for (name, distribution, answer), count in counted.items():
        whose = f"{shown(name, 60)} ({shown(distribution)})" if distribution else shown(name, 60)
        yield f"{whose}: {answer}{f' (x{count})' if count > 1 else ''}"


def _short(answer: object) -> str:
    if isinstance(answer, list):
        return f"{len(answer)} answers" if len(answer) > 1 else _short(answer[0])
    return shown(str(answer), 60)


def _row(call: Traced) -> dict[str, object]:
    return {
        "call": call.number,
        "depth": call.depth,
        "hook": call.hook,
        "about": call.asked,
        "answers": [
            {
                "plugin": one.plugin,
                "distribution": one.distribution,
                "version": one.version,
                "source": one.source,
                "answer": str(one.answer),
            }
            for one in call.said
        ],
        "microseconds": round(call.nanoseconds / 1000, 1),
    }


def _sum(calls: list[Traced]) -> tuple[tuple[str, str], ...]:
    answered = sum(bool(call.said) for call in calls)
    outermost = sum(call.nanoseconds for call in calls if not call.depth) / 1_000_000
    return ((f"{len(calls)} calls, {answered} answered, {outermost:.1f} ms", "bold"),)
