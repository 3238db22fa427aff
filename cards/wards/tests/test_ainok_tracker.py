"""Ainok Tracker."""

import pytest

NAME = "Ainok Tracker"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Dog Scout"
    assert str(printed.cost) == "{5}{R}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("702.37a")
def test_it_can_be_cast_face_down(table):
    table.hand("P1", NAME)
    table.mana("P1", "{C}{C}{C}")
    table.settle()
    (action,) = table.hook.legal_actions(player="P1")
    table.act("P1", action)
    table.resolve()
    assert table.permanents("P1") == [""]
