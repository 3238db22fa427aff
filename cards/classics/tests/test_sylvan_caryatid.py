"""Sylvan Caryatid: a mana ability and two keywords."""

import pytest

NAME = "Sylvan Caryatid"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Plant"
    assert str(printed.cost) == "{1}{G}"
    assert (printed.power, printed.toughness) == (0, 3)
    assert printed.has("defender")
    assert printed.has("hexproof")


@pytest.mark.rule("605.1a")
def test_one_mana_of_any_color(table):
    item = table.battlefield("P1", NAME)
    table.answers("P1", ("mana type", "R"))
    table.activate("P1", item, 2)
    assert [unit.type for unit in table.game.player("P1").pool] == ["R"]
