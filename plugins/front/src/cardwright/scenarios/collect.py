"""Scenario files as tests: a pytest plugin takes :func:`pytest_collect_file` from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from cardwright.scenarios.running import RuleSets

__all__ = ["ScenarioFile", "ScenarioItem", "pytest_collect_file"]

_RULE_SETS: pytest.StashKey[RuleSets] = pytest.StashKey()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    """Take the scenario files."""
    if file_path.name.endswith(".scenario.toml"):
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    """A file with one scenario."""

    def collect(self) -> Iterable[ScenarioItem]:
        """Read the file; one that is wrong is an error of the collection."""
        from cardwright.scenarios.loading import load  # noqa: PLC0415 - loaded when needed
        from cardwright_core.errors import CardwrightError  # noqa: PLC0415 - loaded when needed

        try:
            scenario = load(self.path)
        except CardwrightError as error:
            raise self.CollectError(str(error)) from error
        name = self.path.name.removesuffix(".scenario.toml")
        item: ScenarioItem = ScenarioItem.from_parent(self, name=name, scenario=scenario)
        if scenario.rules:
            item.add_marker(pytest.mark.rule(*scenario.rules))
        yield item


class ScenarioFailed(Exception):  # noqa: N818 - it is what failed, and is never shown as a class
    """A scenario does not hold; carries its report."""


class ScenarioItem(pytest.Item):
    """A scenario as a test."""

    def __init__(self, *, scenario: Any, **rest: Any) -> None:  # noqa: ANN401 - as pytest passes it on
        """Take the scenario that was read."""
        super().__init__(**rest)
        self.scenario = scenario

    def runtest(self) -> None:
        """Run it by everything installed."""
        from cardwright.scenarios.running import RuleSets, run  # noqa: PLC0415 - loaded when needed

        sets = self.config.stash.setdefault(_RULE_SETS, RuleSets())
        report = run(self.scenario, sets.of(self.scenario))
        if not report.ok:
            raise ScenarioFailed(report)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:  # noqa: ANN401 - as pytest has it
        """Say what was expected and what happened instead."""
        from cardwright_core.errors import InputError, PluginError  # noqa: PLC0415 - loaded when needed

        if isinstance(excinfo.value, ScenarioFailed):
            return "\n".join(excinfo.value.args[0].failures)
        if isinstance(excinfo.value, InputError | PluginError):
            notes: list[str] = getattr(excinfo.value, "__notes__", [])
            return "\n".join((str(excinfo.value), *(f"  {note}" for note in notes)))
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where it stands, and its name in full."""
        return self.path, 0, f"scenario: {self.scenario.name}"
