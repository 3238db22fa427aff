"""Thraben Inspector."""

import pytest

from cardwright.authoring import Zone

NAME = "Thraben Inspector"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Soldier"
    assert str(printed.cost) == "{W}"
    assert (printed.power, printed.toughness) == (1, 2)


@pytest.mark.rule("701.16a", "111.10f")
def test_a_clue(table):
    table.library("P1", "Forest")
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == [NAME, "Clue Token"]
    table.mana("P1", "{C}{C}")
    (clue,) = (view.id for view in table.game.permanents("P1") if view.is_a("Clue"))
    table.activate("P1", clue)
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
