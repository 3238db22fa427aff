"""Wax // Wane: a pump in one half, an enchantment destroyed in the other."""

import pytest

from cardwright_core.casting import Cast

CARD = "Wax // Wane"


def test_as_printed(table):
    wax, wane = table.see(table.hand("P1", CARD)).characteristics.faces
    assert (wax.name, str(wax.cost), str(wax.type_line)) == ("Wax", "{G}", "Instant")
    assert (wane.name, str(wane.cost), str(wane.type_line)) == ("Wane", "{W}", "Instant")


@pytest.mark.rule("709.3")
def test_wax(table):
    bears = table.battlefield("P1", "Grizzly Bears")
    table.mana("P1", "{G}")
    table.act("P1", Cast("P1", table.hand("P1", CARD), "Wax", face=0))
    table.resolve()
    assert table.see(bears).characteristics.power == 4


@pytest.mark.rule("709.3")
def test_wane(table):
    table.battlefield("P2", "Rule of Law")
    table.mana("P1", "{W}")
    table.act("P1", Cast("P1", table.hand("P1", CARD), "Wane", face=1))
    table.resolve()
    assert table.permanents() == []
