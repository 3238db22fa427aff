"""Strider Harness."""

import pytest

NAME = "Strider Harness"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact — Equipment"
    assert str(printed.cost) == "{3}"


@pytest.mark.rule("301.5f", "702.6a")
def test_a_bonus_and_haste(table):
    harness, bears = table.battlefield("P1", NAME), table.battlefield("P1", "Grizzly Bears")
    table.mana("P1", "{C}")
    table.activate("P1", harness)
    table.resolve()
    assert table.see(bears).has("haste")
    assert table.see(bears).characteristics.power == 3
