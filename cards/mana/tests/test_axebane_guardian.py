"""Axebane Guardian."""

import pytest

NAME = "Axebane Guardian"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Druid"
    assert str(printed.cost) == "{2}{G}"
    assert (printed.power, printed.toughness) == (0, 3)


@pytest.mark.rule("106.4", "605.1a")
def test_any_combination_for_each_creature_with_defender(table):
    guardian = table.battlefield("P1", NAME)
    table.battlefield("P1", "Wall of Roots")
    table.answers("P1", ("mana type", "W"), ("mana type", "U"))
    table.activate("P1", guardian, 1)
    assert [unit.type for unit in table.game.player("P1").pool] == ["W", "U"]
