"""The report of what the tests show."""

import json
import subprocess
import sys
from pathlib import Path

REPORT = Path(__file__).with_name("report.py")
TESTS = """
import pytest

@pytest.mark.rule("603.7a#1", "117.5")
def test_that_passes(): pass

@pytest.mark.rule("603.7a#2")
def test_that_fails(): assert not 1

@pytest.mark.rule("603.2e#1")
@pytest.mark.skip
def test_that_does_not_run(): pass
"""


def test_only_what_passes_is_counted(tmp_path):
    file = tmp_path / "test_some.py"
    file.write_text(TESTS)
    command = [sys.executable, str(REPORT), "--json", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    report = json.loads(done.stdout)
    assert report["examples"] == {"shown": 1, "of": 277}
    assert report["rules_cited"]["shown"] == 2
    assert "603.7a#1" not in report["missing_examples"]["603"]
    assert {"603.7a#2", "603.2e#1"} <= set(report["missing_examples"]["603"])
    assert "117.5" not in report["missing_rules"]["117"]
    assert [name.rpartition("::")[2] for name in report["failed"]] == ["test_that_fails"]
    assert done.returncode == 1
