"""Trostani, Selesnya's Voice."""

import pytest

NAME = "Trostani, Selesnya's Voice"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Dryad"
    assert str(printed.cost) == "{G}{G}{W}{W}"
    assert (printed.power, printed.toughness) == (2, 5)


@pytest.mark.rule("608.2h")
def test_life_equal_to_toughness(table):
    table.battlefield("P1", NAME)
    table.propose(table.entering("P1", "Hill Giant"))
    table.resolve()
    assert table.life("P1") == 23


@pytest.mark.rule("701.36a")
def test_populate(table):
    trostani = table.battlefield("P1", NAME)
    table.mana("P1", "{C}{G}{W}")
    table.activate("P1", trostani, 1)
    table.resolve()
    assert table.permanents("P1") == [NAME]
