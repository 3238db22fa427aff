"""Clever Impersonator."""

import pytest

NAME = "Clever Impersonator"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Shapeshifter"
    assert str(printed.cost) == "{2}{U}{U}"
    assert (printed.power, printed.toughness) == (0, 0)


@pytest.mark.rule("707.5", "614.12")
def test_it_enters_as_an_enchantment(table):
    table.battlefield("P2", "Glorious Anthem")
    bears = table.battlefield("P1", "Grizzly Bears")
    table.answers("P1", ("copy", "Glorious Anthem"))
    table.propose(table.entering("P1", NAME))
    assert table.see(bears).characteristics.power == 3
