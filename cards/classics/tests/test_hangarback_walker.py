"""Hangarback Walker: counters that become tokens."""

import pytest

NAME = "Hangarback Walker"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Construct"
    assert str(printed.cost) == "{X}{X}"
    assert (printed.power, printed.toughness) == (0, 0)


@pytest.mark.rule("603.10a", "608.2h")
def test_it_leaves_a_thopter_for_each_counter(table):
    walker = table.battlefield("P1", NAME, counters={"+1/+1": 2})
    table.propose(table.moving(walker, table.see(walker).zone.GRAVEYARD))
    table.resolve()
    assert table.permanents("P1") == ["Thopter Token", "Thopter Token"]
    assert all(view.has("flying") and view.is_a("Artifact") for view in table.game.permanents())


@pytest.mark.rule("602.5a", "302.6")
def test_it_grows(table):
    walker = table.battlefield("P1", NAME, counters={"+1/+1": 1})
    table.mana("P1", "{C}")
    table.activate("P1", walker, 2)
    table.resolve()
    assert table.see(walker).characteristics.power == 2
