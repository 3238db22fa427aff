"""Evolving Wilds."""

import pytest

NAME = "Evolving Wilds"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("701.23a")
def test_a_basic_land_tapped(table):
    table.library("P1", "Memnite", "Island", "Grasslands")
    table.answers("P1", ("search", ["Island"]))
    table.activate("P1", table.battlefield("P1", NAME))
    table.resolve()
    (island,) = table.game.permanents("P1")
    assert island.name == "Island"
    assert table.game.state.status_of(island.id).tapped
