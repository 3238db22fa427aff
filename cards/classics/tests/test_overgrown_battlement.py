"""Overgrown Battlement: as much mana as defenders."""

import pytest

NAME = "Overgrown Battlement"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Wall"
    assert str(printed.cost) == "{1}{G}"
    assert (printed.power, printed.toughness) == (0, 4)


@pytest.mark.rule("605.2", "702.3")
def test_one_for_each_creature_with_defender(table):
    wall, _, _ = table.battlefield("P1", NAME, NAME, "Grizzly Bears")
    assert table.see(wall).has("defender")
    table.activate("P1", wall, 1)
    assert pool(table) == "GG"
