"""Broken and hostile packs: each is named in one clear error, and the rest goes on."""

import os
from pathlib import Path

import pytest

from cardwright import rule_set
from cardwright.testing.contract.watching import watching
from cardwright_core.errors import EndlessError
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone

LONG = "Very " * 61 + "Long"

ON_THE_TABLE = [
    ("raises-on-import", "Kaput"),
    ("exits-on-import", "Door-Slammer"),
    ("unknown-hook", "Mistyped"),
    ("wrong-parameter", "Misheard"),
    ("wrong-answer", "Muddler"),
    ("no-card", "Blank"),
    ("no-card", "Absent"),
    ("no-card", "Adrift"),
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


@pytest.mark.parametrize("pack", ["never-settles"])
def test_rules_without_end_are_named_and_the_game_stands_as_before(installed, pack):
    installed(pack)
    rules = rule_set()
    game = rules.new_game()
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 10)
    game.skip_setup()
    with pytest.raises(EndlessError):
        _ = game.decision  # some moves on the way there succeed
    before = game.digest()
    with pytest.raises(EndlessError) as raised:
        _ = game.decision
    assert str(raised.value) == (
        "hook state_based_actions of itch (never-settles 1.0) has something to do without end; "
        "tell the authors of never-settles, or leave it out: CARDWRIGHT_DISABLE=never-settles"
    )
    assert game.digest() == before


@pytest.mark.parametrize("pack", ["rules-that-raise", "rules-unknown-hook", "unreadable-rows"])
def test_what_can_be_done_without_is_a_warning(installed, typed, snapshot, pack):
    installed(pack)
    code, out, err = typed("run", ".")
    assert (code, "all hold" in out) == (0, True)
    assert err == snapshot


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
