"""Torbran, Thane of Red Fell."""

import pytest

from cardwright.authoring import DamageDealt

NAME = "Torbran, Thane of Red Fell"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Dwarf Noble"
    assert str(printed.cost) == "{1}{R}{R}{R}"
    assert (printed.power, printed.toughness) == (2, 4)


@pytest.mark.rule("614.1a")
def test_red_sources_deal_two_more_to_opponents(table):
    table.battlefield("P1", NAME)
    giant, bears = table.battlefield("P1", "Hill Giant"), table.battlefield("P1", "Grizzly Bears")
    table.propose(DamageDealt(giant, "P2", 3))
    table.propose(DamageDealt(bears, "P2", 2))
    table.propose(DamageDealt(giant, "P1", 3))
    assert (table.life("P1"), table.life("P2")) == (17, 13)
