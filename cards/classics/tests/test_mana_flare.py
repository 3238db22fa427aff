"""Mana Flare: lands produce more for everybody."""

import pytest

NAME = "Mana Flare"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{R}"


@pytest.mark.rule("106.12a", "605.4a")
def test_who_taps_a_land_adds_one_more(table):
    table.battlefield("P2", NAME)
    table.activate("P1", table.battlefield("P1", "Island"))
    assert (pool(table), pool(table, "P2")) == ("UU", "")
