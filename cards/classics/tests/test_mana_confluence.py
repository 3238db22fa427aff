"""Mana Confluence: any color for a life."""

import pytest

NAME = "Mana Confluence"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"
    assert printed.cost is None


@pytest.mark.rule("119.4")
def test_any_color_for_a_life(table):
    table.answers("P1", ("mana type", "W"))
    table.activate("P1", table.battlefield("P1", NAME))
    assert (pool(table), table.life("P1")) == ("W", 19)
