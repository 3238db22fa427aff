"""Arashin Cleric."""

import pytest

NAME = "Arashin Cleric"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Cleric"
    assert str(printed.cost) == "{1}{W}"
    assert (printed.power, printed.toughness) == (1, 3)


@pytest.mark.rule("603.6a")
def test_three_life(table):
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert table.life("P1") == 23
