"""Heartless Summoning."""

import pytest

NAME = "Heartless Summoning"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{1}{B}"


@pytest.mark.rule("601.2f", "613.4c")
def test_cheap_and_small(table):
    table.battlefield("P1", NAME)
    table.hand("P1", "Hill Giant")
    table.mana("P1", "{R}{R}")
    table.cast("P1", "Hill Giant")
    table.resolve()
    *_, giant = table.game.permanents("P1")
    assert (giant.characteristics.power, giant.characteristics.toughness) == (2, 2)
