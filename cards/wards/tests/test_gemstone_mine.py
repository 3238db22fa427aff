"""Gemstone Mine."""

import pytest

from cardwright.authoring import Untapped

NAME = "Gemstone Mine"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("605.1a", "614.1c", "608.2c")
def test_three_times_any_color_and_then_it_is_gone(table):
    mine = table.propose(table.entering("P1", NAME)).becomes
    for left in (2, 1, 0):
        table.answers("P1", ("mana type", "G"))
        table.activate("P1", mine, 1)
        assert table.see(mine).object.count("mining") == left
        assert table.game.exists(mine) is bool(left)
        if left:
            table.propose(Untapped(mine))
    assert len(table.game.player("P1").pool) == 3
