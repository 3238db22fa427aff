"""Geometer's Arthropod."""

import pytest

from cardwright.authoring import Zone

NAME = "Geometer's Arthropod"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Fractal Crab"
    assert str(printed.cost) == "{G}{U}"
    assert (printed.power, printed.toughness) == (1, 4)


@pytest.mark.rule("107.3e", "701.20e")
def test_it_looks_at_as_many_as_x(table):
    table.battlefield("P1", NAME)
    table.library("P1", "Forest", "Island", "Swamp")
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("X", 2), ("take", "Island"))
    table.cast("P1", table.hand("P1", "Endless One"))
    table.resolve()
    hand = [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")]
    assert hand == ["Island"]
