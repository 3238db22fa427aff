"""Wurmcoil Engine."""

import pytest

from cardwright.authoring import Zone

NAME = "Wurmcoil Engine"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Phyrexian Wurm"
    assert str(printed.cost) == "{6}"
    assert (printed.power, printed.toughness) == (6, 6)


@pytest.mark.rule("603.6c")
def test_two_wurms(table):
    table.propose(table.moving(table.battlefield("P1", NAME), Zone.GRAVEYARD))
    table.resolve()
    wurms = list(table.game.permanents("P1"))
    assert [view.has("deathtouch") for view in wurms] == [True, False]
    assert [view.has("lifelink") for view in wurms] == [False, True]
