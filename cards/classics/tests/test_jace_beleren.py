"""Jace Beleren: loyalty abilities."""

import pytest

from cardwright.authoring import Zone

CARD = "Jace Beleren"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == (
        "{1}{U}{U}",
        "Legendary Planeswalker — Jace",
    )
    assert printed.loyalty == 3


@pytest.mark.rule("306.5b")
def test_he_enters_with_his_loyalty(table):
    enters = table.entering("P1", CARD)
    table.propose(enters)
    assert table.see(enters.becomes).object.count("loyalty") == 3


@pytest.mark.rule("606.3", "606.4")
def test_one_ability_a_turn(table):
    jace = table.battlefield("P1", CARD)
    table.library("P1", "Forest", "Forest")
    table.library("P2", "Forest", "Forest")
    table.activate("P1", jace, 0)
    assert table.see(jace).object.count("loyalty") == 5
    table.resolve()
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", jace, 1)


@pytest.mark.rule("704.5i")
def test_without_loyalty_he_leaves(table):
    jace = table.battlefield("P1", CARD, counters={"loyalty": 1})
    table.library("P2", "Forest")
    table.answers("P1", ("target", "P2"))
    table.activate("P1", jace, 1)
    table.resolve()
    assert table.permanents() == []
    assert len(table.game.state.zone(Zone.HAND, "P2")) == 1


@pytest.mark.rule("606.6", "701.17b")
def test_ten_loyalty_for_twenty_cards(table):
    jace = table.battlefield("P1", CARD, counters={"loyalty": 10})
    table.library("P2", *["Forest"] * 15)
    table.answers("P1", ("target", "P2"))
    table.activate("P1", jace, 2)
    table.resolve()
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P2")) == 15


@pytest.mark.rule("606.3")
def test_only_when_a_sorcery_could_be_cast(table):
    jace = table.battlefield("P2", CARD)
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P2", jace, 0)
