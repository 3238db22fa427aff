"""Havenwood Battleground."""

import pytest

NAME = "Havenwood Battleground"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("605.1a")
def test_two_mana_if_it_is_sacrificed(table):
    land = table.battlefield("P1", NAME)
    table.activate("P1", land, 2)
    assert [unit.type for unit in table.game.player("P1").pool] == ["G", "G"]
    assert table.permanents("P1") == []
