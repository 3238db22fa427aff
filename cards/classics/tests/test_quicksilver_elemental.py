"""Quicksilver Elemental: it gains activated abilities, and pays with blue mana."""

import pytest

from cardwright.authoring import Zone

CARD = "Quicksilver Elemental"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{3}{U}{U}", "Creature — Elemental")
    assert (printed.power, printed.toughness) == (3, 4)


@pytest.mark.rule("611.2c", "514.2")
def test_it_gains_what_the_creature_has_now_until_end_of_turn(table):
    elemental, ranger = table.battlefield("P1", CARD, "Quirion Ranger")
    table.mana("P1", "{U}")
    table.answers("P1", ("target", ranger))
    table.activate("P1", elemental, 1)
    table.resolve()
    assert len(table.see(elemental).characteristics.abilities) == 3
    table.propose(table.moving(ranger, Zone.GRAVEYARD))
    assert len(table.see(elemental).characteristics.abilities) == 3
    table.library("P1", "Forest", "Forest")
    table.library("P2", "Forest", "Forest")
    table.answers("P1", ("attackers", []))
    table.go_to("upkeep")
    assert len(table.see(elemental).characteristics.abilities) == 2


@pytest.mark.rule("609.4b")
def test_blue_mana_pays_for_its_abilities_only(table):
    elemental, perfect = table.battlefield("P1", CARD, "Imperious Perfect")
    table.mana("P1", "{U}{U}")
    table.answers("P1", ("target", perfect))
    table.activate("P1", elemental, 1)
    table.resolve()
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", perfect, 1)
    table.activate("P1", elemental, 2)
    table.resolve()
    assert table.permanents("P1")[-1] == "Elf Warrior Token"
