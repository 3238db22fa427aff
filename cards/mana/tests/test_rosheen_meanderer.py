"""Rosheen Meanderer."""

import pytest

NAME = "Rosheen Meanderer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Giant Shaman"
    assert str(printed.cost) == "{3}{R/G}"
    assert (printed.power, printed.toughness) == (4, 4)


@pytest.mark.rule("106.6")
def test_its_mana_is_for_costs_with_x(table):
    rosheen = table.battlefield("P1", NAME)
    table.activate("P1", rosheen)
    table.mana("P1", "{U}{R}")
    with pytest.raises(AssertionError, match="not among the options"):
        table.cast("P1", table.hand("P1", "Hill Giant"))
