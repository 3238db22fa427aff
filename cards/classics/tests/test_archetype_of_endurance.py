"""Archetype of Endurance: a keyword for one side that the other can not have."""

import pytest

NAME = "Archetype of Endurance"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment Creature — Boar"
    assert str(printed.cost) == "{6}{G}{G}"
    assert (printed.power, printed.toughness) == (6, 5)


@pytest.mark.rule("113.11", "611.3a")
def test_one_side_has_it_the_other_can_not(table):
    bogle = table.battlefield("P2", "Slippery Bogle")
    archetype, bears = table.battlefield("P1", NAME, BEARS)
    has_it = [table.see(item).has("hexproof") for item in (bogle, archetype, bears)]
    assert has_it == [False, True, True]


@pytest.mark.rule("113.11", "613.7")
def test_with_one_on_each_side_nobody_has_it(table):
    """Each forbids it to the other side, whatever the timestamps."""
    mine, theirs = table.battlefield("P1", NAME), table.battlefield("P2", NAME)
    assert not table.see(mine).has("hexproof")
    assert not table.see(theirs).has("hexproof")
