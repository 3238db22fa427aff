"""Divination."""

import pytest

from cardwright.authoring import Zone

NAME = "Divination"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{2}{U}"


@pytest.mark.rule("121.2")
def test_two_cards(table):
    table.library("P1", "Forest", "Forest", "Forest")
    table.mana("P1", "{U}{U}{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2
