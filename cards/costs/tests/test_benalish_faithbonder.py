"""Benalish Faithbonder."""

import pytest

NAME = "Benalish Faithbonder"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Cleric"
    assert str(printed.cost) == "{1}{W}"
    assert (printed.power, printed.toughness) == (1, 3)


@pytest.mark.rule("702.154a", "508.1g")
def test_a_bear_is_enlisted(table):
    cleric, bears = table.battlefield("P1", NAME), table.battlefield("P1", "Grizzly Bears")
    table.answers("P1", ("attackers", [cleric]), ("pay cost", True))
    table.go_to("combat damage")
    assert (table.life("P2"), table.tapped(cleric), table.tapped(bears)) == (17, False, True)
