"""Nantuko Husk."""

import pytest

NAME = "Nantuko Husk"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Zombie Insect"
    assert str(printed.cost) == "{2}{B}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("601.2h")
def test_it_grows_with_each_sacrifice(table):
    husk, bears = table.battlefield("P1", NAME), table.battlefield("P1", "Grizzly Bears")
    table.answers("P1", ("cost", bears))
    table.activate("P1", husk)
    table.resolve()
    assert table.see(husk).characteristics.power == 4
    assert not table.game.exists(bears)
