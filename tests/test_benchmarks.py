"""The benchmarks run, name their targets and count right; their speed is not asserted here."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

ROOT = Path(__file__).parent.parent

pytest.importorskip("chess")
if not (ROOT / "benchmarks").exists():
    pytest.skip("only a checkout has the benchmarks", allow_module_level=True)
sys.path.insert(0, str(ROOT))

from benchmarks import (  # noqa: E402 - the path
    boards,
    could_produce,
    decisions,
    decks,
    digest,
    dispatch,
    enter_triggers,
    fork,
    layers,
    legal_options,
    memory,
    payment,
    peers,
    save_load,
    stepping,
    work,
)
from benchmarks.__main__ import INTERRUPTED, ROWS, main  # noqa: E402 - as above
from benchmarks.measure import exponent, ratio, without_collector  # noqa: E402 - as above
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
        (lambda: decisions.row(games=1, rounds=1), {"ratio_to_python_chess", "ratio_stepping"}),
    ],
)
def test_a_row_measures_what_its_targets_name(measure, figures):
    row = measure()
    assert figures <= {target.figure for target in row.targets} <= set(row.figures)


@pytest.mark.parametrize(
    ("measure", "figures"),
    [
        (lambda: decisions.row(games=1, rounds=1), {"ratio_with_collector"}),
        (lambda: decks.row(games=1, rounds=1), {f"ratio_{deck}" for deck in boards.DECKS}),
        (lambda: stepping.row(games=1, rounds=1), {"ratio_to_agents_inside"}),
        (lambda: legal_options.row(number=1), {"ratio_per_option"}),
        (
            lambda: save_load.row(sizes=(4, 8), number=1),
            {"ratio_save_to_json", "ratio_load_to_json", "load_growth_exponent"},
        ),
        (
            lambda: layers.row(effects=(1, 2), permanents=(2, 4), budget=1),
            {"growth_in_n", "growth_in_m", "growth_in_one_changed_m"},
        ),
        (
            lambda: payment.row(number=1),
            {"growth_in_sources", "growth_in_colors", "growth_in_hybrids"},
        ),
        (lambda: could_produce.row(sizes=(2, 4), number=1), {"growth_exponent"}),
        (lambda: peers.row(games=1), {"cardwright_per_second"}),
    ],
)
def test_a_row_measures_what_it_is_about(measure, figures):
    row = measure()
    assert not row.errors
    assert figures <= {name for name, value in row.figures.items() if value}


def test_a_ratio_does_not_hang_on_one_round():
    assert ratio([2.0, 4.0, 900.0], [1.0, 2.0, 3.0]) == 2


def test_the_collector_rests_while_something_is_measured():
    assert gc.isenabled()
    with without_collector():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_games_leave_nothing_behind():
    """The memory that a process holds does not grow with the games that it has played."""
    row = memory.row(games=40)
    assert [target.figure for target in row.targets] == ["ratio_of_peaks"]
    assert row.figures["ratio_of_peaks"] < 1.25
    assert row.figures["blocks_kept_per_game"] < 100  # a game that is kept has many thousands


def test_nor_do_rules_that_are_not_needed_any_more():
    def kept():
        gc.collect()
        return Counter(type(one).__name__ for one in gc.get_objects())

    decisions.agents_inside(boards.rules(), "plain", range(1))
    before = kept()
    for _ in range(3):
        decisions.agents_inside(boards.rules(), "plain", range(1))
    after = kept()
    assert {
        name: after[name] - before[name]
        for name in ("RuleSet", "Catalog", "HookImpl", "Game", "PathDistribution", "EntryPoint")
        if after[name] > before[name]
    } == {}


def test_a_row_that_is_misspelt_is_told_the_nearest():
    told = CliRunner().invoke(main, ["memry"])
    assert told.exit_code == 2
    assert "there is no row 'memry'; did you mean 'memory'?" in told.output
    assert CliRunner().invoke(main, ["--only", "memry"]).output.endswith("'memory'?\n")


def test_all_rows_are_listed_with_what_they_are_about():
    told = CliRunner().invoke(main, ["--list"]).output.splitlines()
    assert [line.split()[0] for line in told] == list(ROWS)
    assert all(len(line.split()) > 3 for line in told)


def test_an_interruption_keeps_what_was_measured(monkeypatch):
    def interrupted():
        raise KeyboardInterrupt

    monkeypatch.setattr(fork, "row", lambda: Row("fork", {"a": 1.5}))
    monkeypatch.setattr(digest, "row", interrupted)
    told = CliRunner().invoke(main, ["fork", "digest", "dispatch"])
    assert told.exit_code == INTERRUPTED
    assert "1.5" in told.output
    assert told.output.endswith("interrupted\n")
    assert "Traceback" not in told.output


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
