"""Venerable Monk."""

import pytest

NAME = "Venerable Monk"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Monk Cleric"
    assert str(printed.cost) == "{2}{W}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("603.6a")
def test_two_life(table):
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert table.life("P1") == 22
