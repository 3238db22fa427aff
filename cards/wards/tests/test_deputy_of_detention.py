"""Deputy of Detention."""

import pytest

from cardwright.authoring import Zone

NAME = "Deputy of Detention"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Vedalken Wizard"
    assert str(printed.cost) == "{1}{W}{U}"
    assert (printed.power, printed.toughness) == (1, 3)


@pytest.mark.rule("610.3", "201.2")
def test_all_of_that_name_that_the_player_controls(table):
    table.battlefield("P1", "Grizzly Bears")
    table.battlefield("P2", "Grizzly Bears", "Grizzly Bears", "Hill Giant")
    deputy = table.propose(table.entering("P1", NAME)).becomes
    table.answers("P1", ("target", 2))
    table.settle()
    table.resolve()
    assert table.permanents("P2") == ["Hill Giant"]
    assert table.permanents("P1") == ["Grizzly Bears", NAME]
    table.propose(table.moving(deputy, Zone.GRAVEYARD))
    assert sorted(table.permanents("P2")) == ["Grizzly Bears", "Grizzly Bears", "Hill Giant"]
