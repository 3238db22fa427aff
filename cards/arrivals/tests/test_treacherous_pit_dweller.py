"""Treacherous Pit-Dweller."""

import pytest

from cardwright.authoring import Zone

NAME = "Treacherous Pit-Dweller"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Demon"
    assert str(printed.cost) == "{B}{B}"
    assert (printed.power, printed.toughness) == (4, 3)


@pytest.mark.rule("702.93a", "613.1b")
def test_it_changes_sides_as_it_comes_back(table):
    table.propose(table.moving(table.battlefield("P1", NAME), Zone.GRAVEYARD))
    table.resolve()
    (back,) = table.game.permanents("P2")
    assert back.characteristics.power == 5


@pytest.mark.rule("603.2")
def test_not_as_it_comes_from_elsewhere(table):
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == [NAME]
