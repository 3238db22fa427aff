"""Elvish Spirit Guide: mana from the hand."""

import pytest

from cardwright.authoring import Zone

CARD = "Elvish Spirit Guide"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{G}", "Creature — Elf Spirit")
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("113.6j", "113.6m", "605.1a")
def test_it_functions_in_the_hand(table):
    guide = table.hand("P1", CARD)
    table.activate("P1", guide)
    assert [unit.type for unit in table.game.player("P1").pool] == ["G"]
    assert [table.see(item).name for item in table.game.state.zone(Zone.EXILE)] == [CARD]


@pytest.mark.parametrize("zone", ["battlefield", "graveyard"])
def test_and_nowhere_else(table, zone):
    guide = getattr(table, zone)("P1", CARD)
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", guide)
