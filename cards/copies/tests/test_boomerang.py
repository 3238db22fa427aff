"""Boomerang."""

import pytest

from cardwright.authoring import Zone

NAME = "Boomerang"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{U}{U}"


@pytest.mark.rule("400.7")
def test_a_permanent_returns(table):
    table.battlefield("P2", "Hill Giant")
    table.mana("P1", "{U}{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P2")) == 1
