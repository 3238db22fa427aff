"""Fluctuator."""

import pytest

from cardwright.authoring import Zone

NAME = "Fluctuator"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{2}"


@pytest.mark.rule("118.7a", "702.29a")
def test_cycling_costs_less(table):
    table.battlefield("P1", NAME)
    table.library("P1", "Forest")
    table.mana("P1", "{C}")
    table.activate("P1", table.hand("P1", "Akroma's Vengeance"))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
