"""Nantuko Shade."""

import pytest

NAME = "Nantuko Shade"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Insect Shade"
    assert str(printed.cost) == "{B}{B}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("611.2a")
def test_it_grows(table):
    shade = table.battlefield("P1", NAME)
    table.mana("P1", "{B}{B}")
    table.activate("P1", shade)
    table.activate("P1", shade)
    table.resolve()
    assert table.see(shade).characteristics.power == 4
