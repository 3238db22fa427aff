"""Glorious Anthem."""

import pytest

NAME = "Glorious Anthem"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{1}{W}{W}"


@pytest.mark.rule("613.4c")
def test_yours_get_bigger(table):
    table.battlefield("P1", NAME)
    mine, theirs = (table.battlefield(player, "Grizzly Bears") for player in ("P1", "P2"))
    assert [table.see(one).characteristics.power for one in (mine, theirs)] == [3, 2]
