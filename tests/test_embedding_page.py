"""What the page about embedding says is what happens."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "embedding.md"

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="only a checkout has the docs")


def test_every_line_runs(monkeypatch):
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed
