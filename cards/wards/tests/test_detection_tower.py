"""Detection Tower."""

import pytest

NAME = "Detection Tower"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("702.11e", "609.4")
def test_for_a_turn_hexproof_does_not_stop_you(table):
    tower = table.battlefield("P1", NAME)
    table.battlefield("P2", "Gladecover Scout")
    table.hand("P1", "Shock")
    table.mana("P1", "{C}")
    table.answers("P1", ("pay", "pay {C}"))
    table.activate("P1", tower, 1)
    table.resolve()
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "Gladecover Scout"))
    table.cast("P1", "Shock")
    table.resolve()
    assert table.permanents("P2") == []
