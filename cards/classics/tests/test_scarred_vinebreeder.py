"""Scarred Vinebreeder: an Elf card is exiled for +3/+3."""

import pytest

CARD = "Scarred Vinebreeder"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{B}", "Creature — Elf Shaman")
    assert (printed.power, printed.toughness) == (1, 1)


def test_it_grows_for_an_elf_card(table):
    vinebreeder = table.battlefield("P1", CARD)
    table.graveyard("P1", "Llanowar Elves", "Grizzly Bears")
    table.mana("P1", "{B}{B}{B}")
    table.activate("P1", vinebreeder)
    table.resolve()
    assert table.see(vinebreeder).characteristics.power == 4


def test_not_without_one(table):
    vinebreeder = table.battlefield("P1", CARD)
    table.graveyard("P1", "Grizzly Bears")
    table.mana("P1", "{B}{B}{B}")
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", vinebreeder)
