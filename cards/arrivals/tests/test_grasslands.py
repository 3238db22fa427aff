"""Grasslands."""

import pytest

NAME = "Grasslands"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("614.1d", "701.23a")
def test_it_finds_a_forest_or_plains(table):
    table.propose(table.entering("P1", NAME))
    (land,) = table.game.permanents("P1")
    assert table.game.state.status_of(land.id).tapped
    table.library("P1", "Island", "Plains")
    table.answers("P1", ("search", ["Plains"]))
    table.activate("P1", table.battlefield("P1", NAME), 1)
    table.resolve()
    assert "Plains" in table.permanents("P1")
