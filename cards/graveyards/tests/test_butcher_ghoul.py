"""Butcher Ghoul."""

import pytest

from cardwright.authoring import Zone

NAME = "Butcher Ghoul"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Zombie"
    assert str(printed.cost) == "{1}{B}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("702.93a")
def test_it_comes_back_once(table):
    table.propose(table.moving(table.battlefield("P1", NAME), Zone.GRAVEYARD))
    table.resolve()
    (there,) = table.game.permanents("P1")
    assert there.characteristics.power == 2
