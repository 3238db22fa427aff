"""Rockslide Elemental."""

import pytest

from cardwright.authoring import Zone

NAME = "Rockslide Elemental"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Elemental"
    assert str(printed.cost) == "{2}{R}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("603.5")
def test_a_counter_for_each_other_creature_that_dies(table):
    elemental = table.battlefield("P1", NAME)
    table.propose(table.moving(table.battlefield("P2", "Memnite"), Zone.GRAVEYARD))
    table.answers("P1", ("may", True))
    table.resolve()
    assert table.see(elemental).object.count("+1/+1") == 1
