"""Running a scenario: set the board up, do each step, look at what is expected after it."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from cardwright.scenarios.acts import perform
from cardwright.scenarios.board import set_up
from cardwright.scenarios.errors import ScenarioError
from cardwright.scenarios.expecting import Watch
from cardwright.scenarios.names import UnclearReferenceError
from cardwright.scenarios.report import Chapter, LeftOver, Report, Stopped
from cardwright_core.errors import CardwrightError, PluginError, UnknownNameError, UnsupportedError

if TYPE_CHECKING:
    from cardwright.scenarios.model import Do, Expectation, Scenario
    from cardwright.scenarios.names import Names
    from cardwright.scenarios.report import Result
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet

__all__ = ["RuleSets", "run"]


def run(scenario: Scenario, rules: RuleSet, *, explain: bool = False) -> Report:
    """Play `scenario` by `rules`; with `explain`, the log of its game is kept in words."""
    _check_formats(scenario, rules)
    began = perf_counter()
    game, names = set_up(scenario, rules)
    game.telling = explain
    run = _Run(scenario, game, names)
    run.whole()
    seconds = perf_counter() - began
    return Report(scenario, tuple(run.chapters), run.stopped, seconds, game, names)


def _check_formats(scenario: Scenario, rules: RuleSet) -> None:
    for name in scenario.formats:
        if not rules.manager.has_plugin(f"format {name}"):
            reason = f"format {name!r} is not among the rules that it is run by"
            raise ScenarioError(scenario.path, scenario.table.line("format"), reason)


class _Run:
    """A scenario while it is played."""

    def __init__(self, scenario: Scenario, game: Game, names: Names) -> None:
        self.scenario, self.game, self.names = scenario, game, names
        self.chapters: list[Chapter] = []
        self.stopped: Stopped | None = None

    def whole(self) -> None:
        self.chapter(None, self.scenario.expectations)
        for do in self.scenario.steps:
            if self.stopped is not None:
                return
            self.chapter(do, do.expectations)

    def chapter(self, do: Do | None, expectations: tuple[Expectation, ...]) -> None:
        since = len(self.game.log)
        results: list[Result] = []
        line = do.act.line if do is not None and do.act is not None else 1
        try:
            if do is not None:
                self._do(do)
            watch = Watch(self.game, self.names, since)
            for expectation in expectations:
                line = expectation.line
                results.extend(watch.check(expectation))
        except Stopped as stopped:
            self.stopped = self.stopped or stopped
        except UnsupportedError as error:
            self.stopped = Stopped(line, str(error))
        except (UnclearReferenceError, UnknownNameError) as error:
            line = getattr(error, "line", 0) or line
            raise ScenarioError(self.scenario.path, line, str(error)) from error
        except Exception as error:
            if isinstance(error, PluginError) or not isinstance(error, CardwrightError):
                error.add_note(f"in {self.scenario.path}:{line}")
            raise
        entries = (since, len(self.game.log))
        self.chapters.append(Chapter(do, entries, tuple(results)))

    def _do(self, do: Do) -> None:
        """Do a step; what is expected of it is looked at even if a choice is left over."""
        try:
            perform(self.game, self.names, do)
        except LeftOver as left:
            self.stopped = left


class RuleSets:
    """The rule sets of everything installed, each built once: one for the formats named."""

    def __init__(self) -> None:
        """Build none yet."""
        self._built: dict[tuple[str, ...], RuleSet] = {}

    def of(self, scenario: Scenario) -> RuleSet:
        """Return the rule set that a scenario is played by."""
        found = self._built.get(scenario.formats)
        if found is None:
            found = self._built[scenario.formats] = _built_for(scenario)
        return found


def _built_for(scenario: Scenario) -> RuleSet:
    from cardwright.game import rule_set  # noqa: PLC0415

    try:
        return rule_set(formats=scenario.formats)
    except UnknownNameError as error:
        if error.kind != "format":
            raise
        line = scenario.table.line("format")
        raise ScenarioError(scenario.path, line, str(error)) from error
