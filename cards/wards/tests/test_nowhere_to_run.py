"""Nowhere to Run."""

import pytest

NAME = "Nowhere to Run"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{1}{B}"


@pytest.mark.rule("702.11e", "603.2")
def test_hexproof_and_ward_are_of_no_use(table):
    table.battlefield("P2", "Gladecover Scout", "Waterfall Aerialist")
    table.propose(table.entering("P1", NAME))
    table.answers("P1", ("target", "Gladecover Scout"))
    table.settle()
    table.resolve()
    assert table.permanents("P2") == ["Waterfall Aerialist"]
    table.hand("P1", "Shock")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "Waterfall Aerialist"))
    table.cast("P1", "Shock")
    table.settle()
    assert table.stack == ["Shock"]


@pytest.mark.rule("702.21a")
def test_ward_of_your_own_creatures_triggers(table):
    table.battlefield("P1", NAME)
    table.battlefield("P1", "Waterfall Aerialist")
    table.hand("P2", "Shock")
    table.mana("P2", "{R}")
    table.answers("P2", ("target", "Waterfall Aerialist"))
    table.cast("P2", "Shock")
    table.settle()
    assert table.stack == ["Shock", "ability of Waterfall Aerialist"]
