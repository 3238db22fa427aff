"""Reach Through Mists."""

import pytest

from cardwright.authoring import Zone

NAME = "Reach Through Mists"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant — Arcane"
    assert str(printed.cost) == "{U}"


@pytest.mark.rule("121.1")
def test_a_card(table):
    table.library("P1", "Forest")
    table.mana("P1", "{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
