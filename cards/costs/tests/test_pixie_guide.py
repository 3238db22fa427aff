"""Pixie Guide."""

import pytest

from cardwright.authoring import DiceRolled

NAME = "Pixie Guide"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Creature — Faerie", "{1}{U}")
    assert (printed.power, printed.toughness, printed.has("flying")) == (1, 3, True)


@pytest.mark.rule("706.6")
@pytest.mark.parametrize(("player", "rolled"), [("P1", 3), ("P2", 2)])
def test_one_die_more_and_the_lowest_is_ignored(table, player, rolled):
    table.battlefield("P1", NAME)
    happened = table.propose(DiceRolled(player, 20, 2))
    assert (happened.count, len(happened.results)) == (rolled, 2)
