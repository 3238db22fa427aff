"""The benchmarks run, name their targets and count right; their speed is not asserted here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

pytest.importorskip("chess")
if not (ROOT / "benchmarks").exists():
    pytest.skip("only a checkout has the benchmarks", allow_module_level=True)
sys.path.insert(0, str(ROOT))

from benchmarks import (  # noqa: E402 - the path
    boards,
    decisions,
    digest,
    dispatch,
    enter_triggers,
    fork,
    work,
)
from benchmarks.measure import exponent  # noqa: E402 - as above
from benchmarks.rows import Row, Target  # noqa: E402 - as above


def test_a_target_is_a_bound_on_a_figure():
    row = Row("r", {"a": 1.0, "b": 3.0}, (Target("a", 1.1), Target("b", 2, at_least=True)))
    assert row.met
    assert row.as_json()["targets"] == {"a": "<= 1.1", "b": ">= 2"}
    assert not Row("r", {"a": 2.0}, (Target("a", 1.1),)).met
    assert not Row("r", {}, errors=("not measured",)).met


def test_growth_is_the_slope_between_the_largest_sizes():
    assert exponent({1: 9.0, 10: 10.0, 100: 100.0, 1000: 10_000.0}) == pytest.approx(2)


@pytest.mark.parametrize(
    ("measure", "figures"),
    [
        (lambda: dispatch.row(few=5, many=50, number=2), {"ratio_50_to_5"}),
        (lambda: fork.row(number=2), {"ratio_to_chess_copy", "ratio_library_of_1000_more"}),
        (lambda: digest.row(number=2), {"ratio_key", "ratio_digest"}),
        (lambda: enter_triggers.row(sizes=(1, 4), budget=20), {"growth_exponent"}),
    ],
)
def test_a_row_measures_what_its_targets_name(measure, figures):
    row = measure()
    assert figures <= {target.figure for target in row.targets} <= set(row.figures)


def test_agents_inside_and_answers_from_outside_play_the_same_games():
    rules = boards.rules()
    inside = decisions.agents_inside(rules, "anthems", range(1))
    assert inside == decisions.from_outside(rules, range(1))
    assert inside[0] > inside[1] > 0


def test_each_row_is_a_line_of_json():
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "benchmarks", "--only", "fork", "--json"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    row = json.loads(done.stdout)
    assert row["name"] == "fork"
    assert row["errors"] == []
    assert row["ratio_to_chess_copy"] > 0


STORED = json.loads(work.STORED.read_text(encoding="utf-8"))


def test_games_take_no_more_work_than_they_did():
    """Where they take much less, ``python -m benchmarks.work --write`` keeps it so."""
    for deck, figures in work.games().items():
        for kind, number in figures.items():
            assert 0.8 < number / STORED["games"][deck][kind] < 1.03, (deck, kind, number)


def test_work_grows_as_it_did():
    for name, slope in work.curves().items():
        assert slope < STORED["curves"][name] + 0.05, (name, slope)


def test_work_is_counted():
    game = boards.seated(boards.rules())
    (bears,) = boards.put(game, "P1", boards.BEARS)
    item = game.state.objects[bears]
    assert work.counted(lambda: [item.replace(owner="P2") for _ in range(5)])["records"] == 5
    assert work.counted(lambda: game.see(bears))["calls"] > 0
    assert work.counted(int) == dict.fromkeys(
        ("calls", "events", "hooks", "characteristics", "records"), 0
    )
