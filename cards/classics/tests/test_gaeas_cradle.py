"""Gaea's Cradle: as much mana as creatures."""

import pytest

NAME = "Gaea's Cradle"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Land"
    assert printed.cost is None


@pytest.mark.rule("605.2")
@pytest.mark.parametrize("creatures", [0, 1, 3])
def test_one_for_each_creature_that_you_control(table, creatures):
    cradle = table.battlefield("P1", NAME)
    table.battlefield("P1", *["Grizzly Bears"] * creatures)
    table.battlefield("P2", "Grizzly Bears")
    table.activate("P1", cradle)
    assert pool(table) == "G" * creatures
