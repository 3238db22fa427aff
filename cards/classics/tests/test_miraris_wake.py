"""Mirari's Wake: more mana of your lands, bigger creatures."""

import pytest

NAME = "Mirari's Wake"
BEARS = "Grizzly Bears"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{3}{G}{W}"


@pytest.mark.rule("106.12a")
def test_one_more_of_the_type_that_your_land_produced(table):
    table.battlefield("P1", NAME)
    table.activate("P1", table.battlefield("P1", "Island"))
    assert pool(table) == "UU"


def test_your_creatures_get_bigger(table):
    mine, theirs = table.battlefield("P1", BEARS), table.battlefield("P2", BEARS)
    table.battlefield("P1", NAME)
    assert table.see(mine).characteristics.power == 3
    assert table.see(theirs).characteristics.power == 2
