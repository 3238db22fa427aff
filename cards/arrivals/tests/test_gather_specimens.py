"""Gather Specimens."""

import pytest

NAME = "Gather Specimens"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{3}{U}{U}{U}"


@pytest.mark.rule("616.1b", "514.2")
def test_their_creatures_this_turn(table):
    table.mana("P1", "{U}{U}{U}{U}{U}{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    table.propose(table.entering("P2", "Memnite"))
    table.propose(table.entering("P2", "Forest"))
    assert (table.permanents("P1"), table.permanents("P2")) == (["Memnite"], ["Forest"])
    table.library("P2", "Forest", "Forest")
    table.go_to("upkeep")
    table.propose(table.entering("P2", "Grizzly Bears"))
    assert table.permanents("P2") == ["Forest", "Grizzly Bears"]
