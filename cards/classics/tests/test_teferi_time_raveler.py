"""Teferi: opponents cast as sorceries only, his controller sorceries at any time."""

import pytest

from cardwright.authoring import Zone

TEFERI = "Teferi, Time Raveler"
BEARS = "Grizzly Bears"
SHIFT = "Cloudshift"


def castable(table, player):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [str(action).removeprefix("cast ") for action in actions if str(action)[:4] == "cast"]


def turn_of(table, player):
    table.game.state.cursor = table.game.state.cursor.replace(active=player)


@pytest.fixture
def teferi(table):
    return table.battlefield("P1", TEFERI, counters={"loyalty": 4})


def test_as_printed(table):
    printed = table.see(table.hand("P1", TEFERI)).characteristics
    assert (str(printed.cost), printed.loyalty) == ("{1}{W}{U}", 4)
    assert (printed.supertypes, printed.subtypes) == (("Legendary",), ("Teferi",))


@pytest.mark.rule("601.3", "307.1")
@pytest.mark.usefixtures("teferi")
def test_opponents_cast_only_when_they_could_cast_a_sorcery(table):
    for player in ("P1", "P2"):
        table.hand(player, SHIFT)
        table.mana(player, "{W}")
        table.battlefield(player, BEARS)
    assert castable(table, "P2") == []
    turn_of(table, "P2")
    assert castable(table, "P2") == [SHIFT]
    assert castable(table, "P1") == [SHIFT]


@pytest.mark.rule("601.3", "601.2a")
@pytest.mark.usefixtures("teferi")
def test_the_spell_itself_is_not_in_its_way(table):
    table.hand("P2", SHIFT)
    table.mana("P2", "{W}")
    table.battlefield("P2", BEARS)
    turn_of(table, "P2")
    table.game.state.cursor = table.game.state.cursor.replace(priority="P2")
    table.cast("P2", SHIFT)
    assert table.stack == [SHIFT]


@pytest.mark.rule("601.3b", "101.2")
def test_sorceries_as_though_they_had_flash_until_his_controllers_next_turn(table, teferi):
    table.hand("P1", "Spectral Procession", "Pithing Needle")
    table.activate("P1", teferi, 1)
    table.resolve()
    for player in ("P1", "P2"):
        table.library(player, BEARS)
    table.go_to("upkeep")
    table.mana("P1", "{W}{W}{W}")
    assert castable(table, "P1") == [f"Spectral Procession as {TEFERI} permits"]
    table.battlefield("P2", TEFERI, counters={"loyalty": 4})
    assert castable(table, "P1") == []


@pytest.mark.rule("608.2b")
@pytest.mark.parametrize(("target", "gone", "drawn"), [(0, 0, 1), (1, 0, 1), (1, 1, 0)])
def test_without_a_target_a_card_is_drawn_with_an_illegal_one_not(
    table, teferi, target, gone, drawn
):
    bears = table.battlefield("P2", BEARS)
    table.library("P1", BEARS)
    table.answers("P1", ("target", [bears] if target else []))
    table.activate("P1", teferi, 2)
    if gone:
        table.propose(table.moving(bears, Zone.GRAVEYARD))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == drawn
    assert (len(table.game.state.zone(Zone.HAND, "P2")) == 1) is bool(target and not gone)
