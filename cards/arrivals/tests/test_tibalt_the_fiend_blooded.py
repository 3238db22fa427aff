"""Tibalt, the Fiend-Blooded."""

import pytest

from cardwright.authoring import CountersPut

NAME = "Tibalt, the Fiend-Blooded"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Planeswalker — Tibalt"
    assert str(printed.cost) == "{R}{R}"


@pytest.fixture
def tibalt(table):
    item = table.battlefield("P1", NAME)
    table.propose(CountersPut(item, "loyalty", 5))
    return item


@pytest.mark.rule("701.9b")
def test_a_card_for_one_at_random(table, tibalt):
    table.library("P1", "Forest")
    table.hand("P1", "Island")
    table.activate("P1", tibalt)
    table.resolve()
    assert len(table.hand.names("P1")) == len(table.graveyard.names("P1")) == 1


@pytest.mark.rule("120.3", "606.4")
def test_damage_for_cards_in_hand(table, tibalt):
    table.hand("P2", "Island")
    table.hand("P2", "Opt")
    table.answers("P1", ("target", "P2"))
    table.activate("P1", tibalt, 1)
    table.resolve()
    assert (table.life("P2"), table.see(tibalt).object.count("loyalty")) == (18, 3)


@pytest.mark.rule("613.1b", "514.2")
def test_all_creatures_until_end_of_turn(table, tibalt):
    table.battlefield("P2", "Memnite")
    table.activate("P1", tibalt, 2)
    table.resolve()
    assert table.permanents("P1") == [NAME, "Memnite"]
    (memnite,) = (view for view in table.game.permanents("P1") if view.name == "Memnite")
    assert memnite.has("haste")
    table.answers("P1", ("attackers", []))
    table.library("P2", "Forest")
    table.go_to("upkeep")
    assert table.permanents("P2") == ["Memnite"]
