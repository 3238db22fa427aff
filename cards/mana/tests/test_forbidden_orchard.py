"""Forbidden Orchard."""

import pytest

NAME = "Forbidden Orchard"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("106.12a", "605.5a")
def test_an_opponent_gets_a_spirit(table):
    land = table.battlefield("P1", NAME)
    table.answers("P1", ("mana type", "R"))
    table.activate("P1", land)
    table.resolve()
    assert (table.permanents("P1"), table.permanents("P2")) == ([NAME], ["Spirit Token"])
