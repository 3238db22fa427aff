"""Viscera Seer."""

import pytest

NAME = "Viscera Seer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Vampire Wizard"
    assert str(printed.cost) == "{B}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("701.22a")
def test_scry_for_a_creature(table):
    seer = table.battlefield("P1", NAME)
    table.library("P1", "Forest", "Island")
    table.activate("P1", seer)
    table.answers("P1", ("bottom", []))
    table.resolve()
    assert table.permanents("P1") == []
