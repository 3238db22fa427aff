"""Thought Reflection."""

import pytest

from cardwright.authoring import Draw, Zone

NAME = "Thought Reflection"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{4}{U}{U}{U}"


@pytest.mark.rule("614.11", "614.5")
def test_each_card_is_two(table):
    table.battlefield("P1", NAME)
    table.library("P1", *["Forest"] * 9)
    table.propose(Draw("P1", 2))
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 4
