"""Broken and hostile packs: each is named in one clear error, and the rest goes on."""

import json
import os
from pathlib import Path

import pytest

from cardwright import rule_set
from cardwright.faults import fault
from cardwright.testing.contract.watching import watching
from cardwright_core.errors import CardwrightError, what_next
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone

LONG = "Very " * 61 + "Long"

ON_THE_TABLE = [
    ("raises-on-import", "Kaput"),
    ("exits-on-import", "Door-Slammer"),
    ("unknown-hook", "Mistyped"),
    ("wrong-parameter", "Misheard"),
    ("wrong-answer", "Muddler"),
    ("wrong-answer", "Garbler"),
    ("no-card", "Blank"),
    ("no-card", "Absent"),
    ("no-card", "Adrift"),
    ("rows-twice", "Echo"),
    ("raises-in-game", "Stumbler"),
    ("raises-in-game", "Tripper"),
    ("never-ends", "Treadmill"),
    ("never-ends", "Chatterbox"),
    ("never-ends", "Navelgazer"),
    ("never-ends", "Beanstalk"),
    ("needs-newer", "From the Future"),
    ("needs-missing", "Orphan"),
    ("writes-the-state", "Meddler"),
    ("hostile-names", LONG),
]


@pytest.mark.parametrize("broken", ON_THE_TABLE, ids=lambda one: one[1].strip()[:20])
def test_a_broken_card_is_one_clear_error_and_other_scenarios_run(
    installed, typed, snapshot, broken, scenario
):
    pack, card = broken
    installed(pack)
    others = () if card == "Tripper" else ("Soul Warden",)  # else their order is to be chosen
    Path("a.scenario.toml").write_text(scenario("With it", *others, card))
    code, out, err = typed("run", ".")
    assert "ok      Without it" in out, err
    assert code == 2
    assert "Traceback" not in out + err
    assert out + err == snapshot


@pytest.mark.parametrize(
    ("packs", "left_out"),
    [
        (["never-settles"], ""),
        (["rules-wrong-answer"], "greedy"),
        (["rules-wrong-answer"], "vague"),
        (["rules-raise-in-game"], ""),
    ],
    ids=["never settles", "wrong answer", "wrong wrapper", "raises"],
)
def test_rules_that_break_are_named_and_the_game_stands_as_before(
    installed, packs, left_out, snapshot
):
    installed(*packs)
    rules = rule_set([left_out])
    game = rules.new_game()
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 10)
    game.skip_setup()
    with pytest.raises((CardwrightError, LookupError)):
        _ = game.decision  # some moves on the way there succeed
    before = game.digest()
    with pytest.raises((CardwrightError, LookupError)) as raised:
        _ = game.decision
    assert game.digest() == before
    assert fault(raised.value, rules) == snapshot


@pytest.mark.parametrize(
    ("pack", "card"),
    [
        ("wrong-answer", "Muddler"),
        ("wrong-answer", "Garbler"),
        ("raises-in-game", "Stumbler"),
        ("never-ends", "Treadmill"),
        ("never-ends", "Navelgazer"),
        ("never-ends", "Chatterbox"),
        ("writes-the-state", "Meddler"),
    ],
)
def test_the_game_stands_where_it_stood_and_goes_on(installed, pack, card):
    """It breaks as a bear enters, or as the Warden's ability resolves; then a land enters."""
    installed(pack)
    rules = rule_set()
    game = rules.new_game()
    game.add_player("P1", [card, "Soul Warden", "Grizzly Bears", "Plains"])
    game.add_player("P2", ["Plains"] * 9)
    game.skip_setup()
    for number in (1, 2):
        enter(game, number)
    stood = []
    with pytest.raises((CardwrightError, ArithmeticError)) as raised:
        go_on(game, stood)
    assert fault(raised.value, rules)
    assert (game.digest(), len(game.log), game.asking) == stood[-1]
    enter(game, 4)
    assert "Plains" in [view.name for view in game.permanents("P1")]


def go_on(game, stood):
    """Let a bear enter, and pass priority; note what the game is before each move."""
    stood.append((game.digest(), len(game.log), ""))
    enter(game, 3)
    for _ in range(20):
        decision = game.decision
        stood.append((game.digest(), len(game.log), ""))
        game.answer(decision.options[0])


def enter(game, number):
    game.intervene(lambda game: game.propose(from_library(game, number, Zone.BATTLEFIELD)), {})


def test_rules_of_one_name_are_an_error_for_all(installed, typed, snapshot):
    """Going on without either would be another game."""
    installed("claims-our-rules")
    code, out, err = typed("run", ".")
    assert (code, out) == (2, "")
    assert err == snapshot
    assert typed("--disable", "claims-our-rules", "run", ".")[0] == 0


@pytest.mark.parametrize("pack", ["rules-that-raise", "rules-unknown-hook", "unreadable-rows"])
def test_what_can_be_done_without_is_a_warning(installed, typed, snapshot, pack):
    installed(pack)
    code, out, err = typed("run", ".")
    assert (code, "all hold" in out) == (0, True)
    assert err == snapshot


@pytest.mark.parametrize("how", ["unreadable", "left out"])
def test_a_card_of_a_refused_pack_of_rows_is_told_with_the_reason(
    installed, typed, snapshot, scenario, how
):
    installed("unreadable-rows")
    Path("a.scenario.toml").write_text(scenario("With it", "Soul Warden", "Scrawl"))
    without = ("--disable", "unreadable-rows") if how == "left out" else ()
    code, out, _ = typed(*without, "run", ".")
    assert code == 2
    assert "unknown card" not in out
    assert out == snapshot


def test_the_next_step_of_a_pack_under_work_is_to_mend_it(tmp_path, monkeypatch):
    info = tmp_path / "my_echoes-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-echoes\nVersion: 0.1\n")
    origin = {"url": "file:///home/me/my%20echoes", "dir_info": {"editable": True}}
    (info / "direct_url.json").write_text(json.dumps(origin))
    monkeypatch.syspath_prepend(tmp_path)
    wanted = "mend it in /home/me/my echoes, or leave it out: CARDWRIGHT_DISABLE=my-echoes"
    assert what_next("my-echoes") == wanted
    assert what_next("other") == (
        "tell the authors of other, or leave it out: CARDWRIGHT_DISABLE=other"
    )


def test_a_slug_of_two_packs_is_an_error_only_for_who_names_it(
    installed, typed, snapshot, scenario
):
    installed("twins-one", "twins-two")
    Path("a.scenario.toml").write_text(scenario("With it", "Soul Warden", "Twin"))
    Path("b.scenario.toml").write_text(scenario("Others", "Soul Warden", "Only One", "Only Two"))
    code, out, err = typed("run", ".")
    assert (code, err) == (2, "")
    assert out == snapshot


def test_a_slug_of_two_packs_can_be_decided(installed, typed, scenario):
    installed("twins-one", "twins-two")
    Path("a.scenario.toml").write_text(scenario("With it", "Soul Warden", "Twin"))
    assert typed("--disable", "twins-two", "run", ".")[0] == 0
    assert "CARDWRIGHT_DISABLE" not in os.environ


def test_packs_that_need_each_other_work(installed, typed, scenario):
    installed("needs-one", "needs-two")
    Path("a.scenario.toml").write_text(scenario("Both", "Soul Warden", "Ring One", "Ring Two"))
    assert typed("run", ".")[0] == 0


def test_a_hostile_name_is_printed_safely(installed, typed, snapshot, scenario):
    installed("hostile-names")
    name = "Red \x1b[31mAlert\x1b]0;owned\x07 \u202eback"
    Path("a.scenario.toml").write_text(scenario("With it", "Soul Warden", name))
    code, out, err = typed("run", "--explain", "a.scenario.toml")
    assert (code, err) == (0, "")
    assert "Red \\x1b[31mAlert\\x1b]0;owned\\x07 \\u202eback" in out
    for arguments in (("cards",), ("plugins", "list"), ("cards", "--json")):
        code, more, err = typed(*arguments)
        assert (code, err) == (0, "")
        out += more
    assert all(sign.isprintable() or sign == "\n" for sign in out)


def test_the_contract_finds_what_the_guard_can_not(installed):
    """A life total that is written directly leaves no trace where the guard looks."""
    installed("writes-the-state")
    rules = rule_set()
    game = rules.new_game()
    game.add_player("P1", ["Pilferer", "Soul Warden", "Grizzly Bears"])
    game.add_player("P2")
    pilferer = rules.catalog.definition("Pilferer").characteristics
    with watching(rules, pilferer) as problems:
        for card in (1, 2):
            game.propose(from_library(game, card, Zone.BATTLEFIELD))
        game.propose(from_library(game, 3, Zone.BATTLEFIELD))
    del game
    assert list(problems) == [
        "hook additional_triggers changes the state: a question may only look"
    ]
