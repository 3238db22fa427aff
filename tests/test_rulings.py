"""Every paragraph of the first documents has its scenarios (docs/rulings.md)."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCENARIOS = ROOT / "tests" / "scenarios"
PARAGRAPHS = json.loads((ROOT / "tests" / "data" / "seed_paragraphs.json").read_text())
ROW = re.compile(r"\| (\d+) \| `([0-9a-f]{16})` \| ([^|]+) \| ([^|]+) \|")

pytestmark = pytest.mark.skipif(
    not (ROOT / "docs").exists(), reason="only a checkout has the documents"
)


def rows(file):
    """Return the rows of the map that are about one file: number, hash, words, scenarios."""
    text = (ROOT / "docs" / "rulings.md").read_text()
    part = text.split(f"## {file}\n", 1)[1].split("\n## ", 1)[0]
    return [match.groups() for match in ROW.finditer(part)]


@pytest.mark.parametrize("file", PARAGRAPHS)
def test_the_map_has_each_paragraph_once_and_in_order(file):
    assert [(number, told) for number, told, _, _ in rows(file)] == [
        (str(place), told) for place, told in enumerate(PARAGRAPHS[file], 1)
    ]


@pytest.mark.parametrize("file", PARAGRAPHS)
def test_each_paragraph_has_scenarios_that_exist(file):
    for number, _, words, scenarios in rows(file):
        names = re.findall(r"`([^`]+)`", scenarios)
        missing = [n for n in names if not (SCENARIOS / f"{n}.scenario.toml").is_file()]
        assert names, f"paragraph {number} of {file} ({words}) has no scenario"
        assert not missing, f"paragraph {number} of {file}: no such scenario: {missing}"


def test_the_map_has_no_other_file():
    text = (ROOT / "docs" / "rulings.md").read_text()
    assert re.findall(r"^## (\S+)$", text, re.MULTILINE) == list(PARAGRAPHS)
