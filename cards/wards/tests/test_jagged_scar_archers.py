"""Jagged-Scar Archers."""

import pytest

NAME = "Jagged-Scar Archers"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Elf Archer"
    assert str(printed.cost) == "{1}{G}{G}"


@pytest.mark.rule("604.3", "208.2a")
def test_as_big_as_you_have_elves(table):
    archers, _ = table.battlefield("P1", NAME, "Llanowar Elves")
    in_hand = table.hand("P1", NAME)
    for item in (archers, in_hand):
        seen = table.see(item).characteristics
        assert (seen.power, seen.toughness) == (2, 2)
    table.battlefield("P2", "Pestermite")
    table.activate("P1", archers, 1)
    table.resolve()
    assert table.permanents("P2") == []
