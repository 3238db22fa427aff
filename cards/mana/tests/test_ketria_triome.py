"""Ketria Triome."""

import pytest

from cardwright.authoring import Zone, could_produce

NAME = "Ketria Triome"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land — Forest Island Mountain"


@pytest.mark.rule("305.6", "702.29a")
def test_three_types_and_cycling(table):
    assert could_produce(table.game, table.battlefield("P1", NAME)) == frozenset("GUR")
    table.library("P1", "Forest")
    card = table.hand("P1", NAME)
    table.mana("P1", "{C}{C}{C}")
    table.answers("P1", ("pay", "pay {C}{C}{C}"))
    place = [a.keyword for a in table.see(card).characteristics.abilities].index("cycling")
    table.activate("P1", card, place)
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
