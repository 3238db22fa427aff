"""Boseiju, Who Shelters All: spells that no one counters."""

import pytest

NAME = "Boseiju, Who Shelters All"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Land"
    assert printed.cost is None


@pytest.mark.rule("614.1d")
def test_it_enters_tapped(table):
    entering = table.entering("P1", NAME)
    table.propose(entering)
    assert table.game.state.status_of(entering.becomes).tapped


@pytest.mark.rule("106.6", "119.4")
def test_mana_for_two_life(table):
    table.activate("P1", table.battlefield("P1", NAME), 1)
    (unit,) = table.game.player("P1").pool
    assert (unit.type, unit.rider is not None, table.life("P1")) == ("C", True, 18)
