"""Running scenarios from Python and from pytest, and explaining any game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright import new_game, rule_set
from cardwright.cli.cards import _class_attributes
from cardwright.explain import explain, plain
from cardwright.installed import Installed
from cardwright.scenarios import load, run, schema
from cardwright.scenarios.running import RuleSets
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone

ROOT = Path(__file__).resolve().parents[1]
SEEDS = ROOT / "tests" / "scenarios" / "seeds"


@pytest.fixture(scope="module")
def sets():
    return RuleSets()


def test_a_report_tells_each_expectation(sets):
    scenario = load(SEEDS / "elesh_norn_two_of_them.scenario.toml")
    report = run(scenario, sets.of(scenario))
    assert report.ok
    assert [str(result) for result in report.results] == [
        "Soul Warden triggers: 3 times",
        "abilities that wait for the stack: 3",
    ]
    assert report.failures == ()
    assert report.seconds > 0


def test_an_account_tells_what_tokens_are_created():
    scenario = load(ROOT / "tests" / "scenarios" / "schema" / "tokens.scenario.toml")
    assert str(scenario.steps[0].act) == (
        "creates 1 tapped Treasure for P1, 1 Grizzly Bears for P2, "
        "2 Artifact Creature — Soldier for P2, 1 A Shrine of Mine for P1"
    )


def test_running_twice_gives_the_same_game(sets):
    scenario = load(SEEDS / "elesh_norn_its_own_and_others_abilities.scenario.toml")
    first, second = (run(scenario, sets.of(scenario)).game for _ in range(2))
    assert first.digest() == second.digest()
    assert first.log == second.log


@pytest.mark.parametrize(
    ("ability", "seed", "failure"),
    [
        ("additional_triggers", "two_of_them", "triggers: expected 3 times, but it is 1 time"),
        ("suppresses_trigger", "opponents_abilities", "expected 0 times, but it is 2 times"),
    ],
)
def test_without_one_of_her_abilities_her_scenarios_fail(monkeypatch, ability, seed, failure):
    from cardwright_cards_rulings.elesh_norn import EleshNorn  # noqa: PLC0415 - to break it

    monkeypatch.delattr(EleshNorn, ability)
    report = run(load(SEEDS / f"elesh_norn_{seed}.scenario.toml"), rule_set())
    assert not report.ok
    assert failure in "\n".join(report.failures)


def test_any_game_can_be_explained():
    game = new_game()
    game.telling = True
    game.add_player("P1", ["Grizzly Bears"])
    game.add_player("P2")
    card = game.state.library("P1").cards[0]
    game.propose(from_library(game, card, Zone.BATTLEFIELD))
    assert list(plain(explain(game))) == ["Grizzly Bears enters under P1's control [603.6a]"]


FAILING = """\
schema = 1
name = "Falsified"
rules = ["603.2d"]
[players.P1]
[[do]]
settle = true
expect.life.P1 = 19
"""


def test_pytest_collects_scenario_files_with_their_rules(pytester):
    pytester.makefile(".scenario.toml", good=FAILING.replace("19", "20"), bad=FAILING)
    result = pytester.runpytest_subprocess("-v", "-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*bad.scenario.toml:7: P1's life: expected 19, but it is 20"])
    marked = pytester.runpytest_subprocess("--collect-only", "-q", "-m", "rule")
    marked.stdout.fnmatch_lines(["*good.scenario.toml::good"])


def test_pytest_tells_what_is_wrong_with_a_file(pytester):
    pytester.makefile(".scenario.toml", wrong=FAILING.replace("life", "live"))
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*wrong.scenario.toml:7: unknown key 'live'; did you mean*"])


def test_collecting_is_light():
    code = "import sys, cardwright.scenarios.collect; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {name for name in done.stdout.split() if name.startswith("cardwright_")}


def test_what_a_cards_source_says_without_importing_it():
    installed = Installed()
    for slug, entry in installed.group("cardwright.cards").items():
        card, _ = installed.load_card(slug)
        said = _class_attributes(entry)
        assert said["name"] == card.name
        assert said.get("caveat", "") == card.caveat


# What the documentation shows is run.

in_checkout = pytest.mark.skipif(
    not (ROOT / "docs" / "scenarios.md").is_file(), reason="needs the checkout"
)


def blocks():
    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    return re.findall(r"```toml\n(.*?)```", text, re.DOTALL)


@in_checkout
@pytest.mark.parametrize("number", [0, 1])
def test_the_examples_of_the_documentation_hold(sets, tmp_path, number):
    path = tmp_path / "example.scenario.toml"
    path.write_text(blocks()[number])
    scenario = load(path)
    assert run(scenario, sets.of(scenario)).failures == ()


@in_checkout
def test_the_documentation_names_every_word():
    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    words = {
        *schema.VERBS,
        *schema.ZONES,
        *schema.PLAYER_EXPECTATIONS,
        *schema.OBJECT_EXPECTATIONS,
        *schema.GAME_EXPECTATIONS,
    }
    assert not {word for word in words if f"`{word}`" not in text and f"`{word} " not in text}
