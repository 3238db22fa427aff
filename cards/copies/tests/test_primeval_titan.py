"""Primeval Titan."""

import pytest

NAME = "Primeval Titan"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Giant"
    assert str(printed.cost) == "{4}{G}{G}"
    assert (printed.power, printed.toughness) == (6, 6)


@pytest.mark.rule("701.23a")
def test_two_lands(table):
    table.library("P1", "Forest", "Gaea's Cradle", "Opt")
    table.propose(table.entering("P1", NAME))
    table.answers("P1", ("may", True), ("search", ["Forest", "Gaea's Cradle"]))
    table.resolve()
    assert table.permanents("P1") == [NAME, "Forest", "Gaea's Cradle"]
