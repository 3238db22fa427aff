"""Krark's Thumb."""

import pytest

from cardwright.authoring import CoinFlipped

NAME = "Krark's Thumb"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Legendary Artifact", "{2}")


@pytest.mark.rule("705.2", "614.1a")
@pytest.mark.parametrize(("player", "coins"), [("P1", 2), ("P2", 1)])
def test_two_coins_for_one_of_yours(table, player, coins):
    table.battlefield("P1", NAME)
    assert table.propose(CoinFlipped(player, side="heads")).coins == coins
