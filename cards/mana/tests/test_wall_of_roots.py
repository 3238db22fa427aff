"""Wall of Roots."""

import pytest

NAME = "Wall of Roots"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Plant Wall"
    assert str(printed.cost) == "{1}{G}"
    assert (printed.power, printed.toughness) == (0, 5)


@pytest.mark.rule("122.1a", "602.5b")
def test_it_shrinks_for_mana_once_each_turn(table):
    wall = table.battlefield("P1", NAME)
    table.activate("P1", wall, 1)
    seen = table.see(wall).characteristics
    assert (seen.power, seen.toughness) == (0, 4)
    assert [unit.type for unit in table.game.player("P1").pool] == ["G"]
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", wall, 1)
