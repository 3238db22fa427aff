"""Scion of Vitu-Ghazi."""

import pytest

NAME = "Scion of Vitu-Ghazi"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Elemental"
    assert str(printed.cost) == "{3}{W}{W}"
    assert (printed.power, printed.toughness) == (4, 4)


@pytest.mark.rule("603.4")
def test_cast_from_the_hand_it_brings_two_birds(table):
    table.mana("P1", "{W}{W}{W}{W}{W}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == [NAME, "Bird Token", "Bird Token"]


@pytest.mark.rule("603.4")
def test_put_onto_the_battlefield_it_brings_none(table):
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == [NAME]
