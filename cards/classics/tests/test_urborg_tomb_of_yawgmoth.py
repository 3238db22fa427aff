"""Urborg, Tomb of Yawgmoth: each land is a Swamp too."""

import pytest

from cardwright.authoring import could_produce

CARD = "Urborg, Tomb of Yawgmoth"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (printed.cost, str(printed.type_line)) == (None, "Legendary Land")


@pytest.mark.rule("305.6", "305.7")
def test_each_land_is_a_swamp_too(table):
    urborg, forest = table.battlefield("P1", CARD, "Forest")
    theirs = table.battlefield("P2", "Swamp")
    counts = [len(table.see(item).characteristics.abilities) for item in (urborg, forest, theirs)]
    assert counts == [2, 2, 1]
    assert str(table.see(forest).characteristics.type_line) == "Basic Land — Forest Swamp"
    assert could_produce(table.game, forest) == {"B", "G"}
