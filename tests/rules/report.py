"""Which examples and rules the passing tests show: ``python tests/rules/report.py [--json]``.

Runs the tests (all but the slow ones, or the files that are named) with this module as a plugin of
pytest. What counts is the mark ``rule`` of tests and scenarios that passed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
_RESULTS = "CARDWRIGHT_RULE_RESULTS"


# As a plugin: notes what passes and what fails.


class Noting:
    """Notes the marks of the tests that pass, and the names of those that don't."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._cited: set[str] = set()
        self._failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.failed:
            self._failed.add(item.nodeid)
        elif report.when == "call" and report.passed:
            self._cited.update(*(mark.args for mark in item.iter_markers("rule")))
        return report

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        noted = {"cited": sorted(self._cited), "failed": sorted(self._failed)}
        self._file.write_text(json.dumps(noted), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Noting(Path(os.environ[_RESULTS])))


# As a script: runs the tests and counts.


def results(files: Sequence[str] = ()) -> dict[str, list[str]]:
    """Run the tests; return the numbers that passing ones cite, and the names of failed ones."""
    with tempfile.TemporaryDirectory() as folder:
        noted = Path(folder, "noted.json")
        paths = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = os.environ | {_RESULTS: str(noted), "PYTHONPATH": os.pathsep.join(paths)}
        command = [sys.executable, "-m", "pytest", "-q", "-m", "not slow", "-p", "report"]
        command += ["-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"), *files]
        subprocess.run(command, cwd=ROOT, env=environment, stdout=sys.stderr.fileno(), check=False)
        return json.loads(noted.read_text(encoding="utf-8"))


def counted(cited: Iterable[str]) -> dict[str, Any]:
    """Return what is cited, of what there is, and what is missing in each section."""
    numbers = (DATA / "rule_numbers.txt").read_text(encoding="utf-8").split()
    counts = json.loads((DATA / "example_numbers.json").read_text(encoding="utf-8"))
    examples = [f"{rule}#{n}" for rule, count in counts.items() for n in range(1, count + 1)]
    shown = set(cited)
    rules = {number.partition("#")[0] for number in shown}
    return {
        "examples": _share(examples, shown),
        "rules_cited": _share(numbers, rules),
        "missing_examples": _by_section(examples, shown),
        "missing_rules": _by_section(numbers, rules),
    }


def _share(all_of_them: Sequence[str], shown: set[str]) -> dict[str, int]:
    return {"shown": len(shown.intersection(all_of_them)), "of": len(all_of_them)}


def _by_section(all_of_them: Sequence[str], shown: set[str]) -> dict[str, list[str]]:
    missing: defaultdict[str, list[str]] = defaultdict(list)
    for number in all_of_them:
        if number not in shown:
            missing[number[:3]].append(number)
    return dict(sorted(missing.items()))


def in_words(report: dict[str, Any]) -> str:
    """Return the report as lines: the sums, then a line for each section with gaps."""
    lines = [
        f"{what}: {report[what]['shown']} of {report[what]['of']}"
        for what in ("examples", "rules_cited")
    ]
    for section, rules in report["missing_rules"].items():
        examples = " ".join(report["missing_examples"].get(section, ()))
        lines.append(
            f"{section}: {len(rules)} rules not cited. Examples: {examples or 'none left'}"
        )
    lines += [f"failed: {name}" for name in report["failed"]]
    return "\n".join(lines)


def main() -> int:
    """Print the report; fail if a test failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="all of it, as JSON")
    parser.add_argument("files", nargs="*", help="these tests only")
    asked = parser.parse_args()
    noted = results(asked.files)
    report = {**counted(noted["cited"]), "failed": noted["failed"]}
    sys.stdout.write((json.dumps(report, indent=1) if asked.json else in_words(report)) + "\n")
    return bool(noted["failed"])


if __name__ == "__main__":
    sys.exit(main())
