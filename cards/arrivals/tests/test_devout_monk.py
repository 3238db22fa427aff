"""Devout Monk."""

import pytest

NAME = "Devout Monk"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Monk Cleric"
    assert str(printed.cost) == "{W}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("603.6a")
def test_a_life(table):
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert table.life("P1") == 21
