"""Platinum Emperion."""

import pytest

from cardwright.authoring import LifeGained, LifeLost, PayLife

NAME = "Platinum Emperion"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Golem"
    assert str(printed.cost) == "{8}"
    assert (printed.power, printed.toughness) == (8, 8)


@pytest.mark.rule("119.7", "119.8")
def test_no_life_is_gained_or_lost(table):
    table.battlefield("P1", NAME)
    assert table.propose(LifeGained("P1", 3)) is None
    assert table.propose(LifeLost("P1", 3)) is None
    assert table.propose(LifeLost("P2", 3)) is not None
    assert (table.life("P1"), table.life("P2")) == (20, 17)


@pytest.mark.rule("119.4b", "118.3")
def test_only_0_life_can_be_paid(table):
    emperion = table.battlefield("P1", NAME)
    by = table.trigger_of(
        table.battlefield("P1", "Soul Warden"), on=table.entering("P1", "Memnite")
    )
    del emperion
    payable = [PayLife(number).payable(table.game, by.instance) for number in (0, 1)]
    assert payable == [True, False]
