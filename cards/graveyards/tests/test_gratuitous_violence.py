"""Gratuitous Violence."""

import pytest

from cardwright.authoring import DamageDealt

NAME = "Gratuitous Violence"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{R}{R}{R}"


@pytest.mark.rule("614.1a")
def test_creatures_deal_double(table):
    table.battlefield("P1", NAME)
    for player, life in (("P1", 16), ("P2", 16)):
        giant = table.battlefield("P1", "Grizzly Bears")
        table.propose(DamageDealt(giant, player, 2))
        assert table.life(player) == life
