"""Kjeldoran Outpost."""

import pytest

NAME = "Kjeldoran Outpost"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("614.1a", "118.12")
@pytest.mark.parametrize("plains", [0, 1, 2])
def test_for_a_plains(table, plains):
    lands = [table.battlefield("P1", "Plains") for _ in range(plains)]
    table.battlefield("P1", "Forest")
    if plains > 1:
        table.answers("P1", ("cost", lands[0]))
    table.propose(table.entering("P1", NAME))
    assert (NAME in table.permanents("P1")) is bool(plains)
    graveyard = table.graveyard.names("P1")
    assert graveyard == (["Plains"] if plains else [NAME])


@pytest.mark.rule("602.2b")
def test_a_soldier(table):
    outpost = table.battlefield("P1", NAME)
    table.mana("P1", "{W}{W}")
    table.answers("P1", ("pay", "pay {W}{W}"))
    table.activate("P1", outpost, 2)
    table.resolve()
    assert table.permanents("P1") == [NAME, "Soldier Token"]
