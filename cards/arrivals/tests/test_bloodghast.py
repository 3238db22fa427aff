"""Bloodghast."""

import pytest

from cardwright.authoring import LifeLost, Zone

NAME = "Bloodghast"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Vampire Spirit"
    assert str(printed.cost) == "{B}{B}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("113.6k")
def test_back_with_a_land(table):
    table.propose(table.moving(table.hand("P1", NAME), Zone.GRAVEYARD))
    table.propose(table.entering("P2", "Forest"))
    table.resolve()
    assert table.permanents("P1") == []
    table.answers("P1", ("may", True))
    table.propose(table.entering("P1", "Forest"))
    table.resolve()
    assert table.permanents("P1") == ["Forest", NAME]


@pytest.mark.rule("611.3a")
@pytest.mark.parametrize(("life", "haste"), [(11, False), (10, True)])
def test_haste_while_an_opponent_has_little_life(table, life, haste):
    table.propose(LifeLost("P2", 20 - life))
    assert table.see(table.battlefield("P1", NAME)).has("haste") is haste


@pytest.mark.rule("509.1b")
def test_it_cannot_block(table):
    table.battlefield("P2", NAME)
    attacker = table.battlefield("P1", "Grizzly Bears")
    table.answers("P1", ("attackers", [attacker]))
    table.go_to("end of combat")
    assert table.life("P2") == 18
