"""The pytest plugin, found through the entry-point group pytest11.

It is loaded in every run of pytest wherever cardwright is installed, so it imports nothing else of
cardwright before a test asks for it.
"""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    from cardwright.testing.citations import Citations
    from cardwright.testing.sources import RuleSets
    from cardwright.testing.table import Table

_NUMBERS = "cardwright_rule_numbers"
_EXAMPLES = "cardwright_rule_examples"
_LIKEWISE = "likewise"
_citations: pytest.StashKey[Citations] = pytest.StashKey()
_told: pytest.StashKey[dict[str, str]] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the settings of the mark ``rule``."""
    parser.addini(_NUMBERS, "file with the rule numbers that exist, for the mark rule")
    parser.addini(_EXAMPLES, "JSON file with the count of examples of each rule")


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark ``rule``."""
    config.addinivalue_line("markers", "rule(number, ...): the rules that the test shows")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect scenario files: each ``*.scenario.toml`` is a test."""
    if not file_path.name.endswith(".scenario.toml"):
        return None
    from cardwright.scenarios.collect import pytest_collect_file as collect  # noqa: PLC0415 - light

    return collect(file_path, parent)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fail the collection of tests that cite a rule which does not exist."""
    report = yield
    marked = [
        node
        for node in report.result or ()
        if isinstance(node, pytest.Item) and node.get_closest_marker("rule") is not None
    ]
    if marked:
        known = _citations_of(collector.config)
        wrong = [problem for node in marked for problem in known.wrong(node)]
        if wrong:
            report.outcome, report.result = "failed", []
            report.longrepr = "\n".join(wrong)
    return report


def _citations_of(config: pytest.Config) -> Citations:
    if _citations not in config.stash:
        from cardwright.testing.citations import Citations  # noqa: PLC0415 - light

        files = (_setting(config, _NUMBERS), _setting(config, _EXAMPLES))
        config.stash[_citations] = Citations(*files)
    return config.stash[_citations]


def _setting(config: pytest.Config, name: str) -> Path | None:
    """Return the file that a setting names, from the root folder of the tests."""
    value = config.getini(name)
    return config.rootpath / value if value else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Fail a test that has passed but left scripted replies unused."""
    yield
    table = getattr(item, "funcargs", {}).get("table")
    if table is not None:
        table.finish()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show of an error of ours the lines of the test, and not the way through cardwright to it.

    Its message says what is wrong and where; ``--full-trace`` shows the way. What a plugin does
    wrong is told by the first test that meets it; the others say which that is, and are counted.
    """
    excinfo = call.excinfo
    ours = excinfo is not None and type(excinfo.value).__module__.startswith("cardwright")
    if excinfo is None or not ours or item.config.getoption("fulltrace"):
        return (yield)
    in_a_test = _leave_out_our_code(excinfo)
    report = yield
    if not in_a_test and isinstance(item, pytest.Function):  # a test of the contract
        report.longrepr = str(excinfo.value)
    if _is_of_a_plugin(excinfo.value):
        first = item.config.stash.setdefault(_told, {}).setdefault(str(excinfo.value), item.nodeid)
        if first != item.nodeid:
            where = excinfo.traceback[-1] if in_a_test else None
            place = f"{where.path}:{where.lineno + 1}: " if where is not None else ""
            report.longrepr = f"{place}the same as in {first}"
            report.user_properties.append((_LIKEWISE, first))
    return report


def pytest_report_teststatus(
    report: pytest.TestReport | pytest.CollectReport,
) -> tuple[str, str, str] | None:
    """Count what failed by what an earlier test has told apart: the summary tells it once."""
    properties = report.user_properties if isinstance(report, pytest.TestReport) else ()
    likewise = report.failed and any(name == _LIKEWISE for name, _ in properties)
    return (_LIKEWISE, "F", "FAILED") if likewise else None


def _is_of_a_plugin(error: BaseException) -> bool:
    from cardwright_core.errors import PluginError  # noqa: PLC0415 - light

    return isinstance(error, PluginError)


_OURS = ("cardwright", "cardwright_core", "cardwright_rules", "pluggy", "_pytest")


def _leave_out_our_code(excinfo: pytest.ExceptionInfo[BaseException]) -> bool:
    """Take our frames, and those of pytest, out of what is shown; say whether any is left."""
    error = excinfo.value
    error.__cause__, error.__suppress_context__ = None, True
    others = None
    for trace in reversed([*_traces(excinfo.tb)]):
        if not _is_ours(trace.tb_frame.f_globals):
            others = TracebackType(others, trace.tb_frame, trace.tb_lasti, trace.tb_lineno)
    if others is not None:
        excinfo.traceback = type(excinfo.traceback)(others)
    return others is not None


def _traces(trace: TracebackType | None) -> Iterator[TracebackType]:
    while trace is not None:
        yield trace
        trace = trace.tb_next


def _is_ours(names: dict[str, object]) -> bool:
    return str(names.get("__name__", "")).partition(".")[0] in _OURS


@pytest.fixture(scope="session")
def rule_sets() -> RuleSets:
    """Build the rule set of everything installed, once, and isolated ones where needed."""
    from cardwright.testing.sources import RuleSets  # noqa: PLC0415 - light

    return RuleSets()


@pytest.fixture
def table(rule_sets: RuleSets) -> Table:
    """Lay a table: a game in a few words."""
    from cardwright.testing.table import Table  # noqa: PLC0415 - light

    return Table(rule_sets)
