"""Leyline of Abundance."""

import pytest

NAME = "Leyline of Abundance"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{G}{G}"


@pytest.mark.rule("106.12a")
def test_one_more_for_a_creature_that_you_tap(table):
    table.battlefield("P1", NAME)
    table.activate("P1", table.battlefield("P1", "Llanowar Elves"))
    table.activate("P2", table.battlefield("P2", "Llanowar Elves"))
    pools = [len(table.game.player(player).pool) for player in ("P1", "P2")]
    assert pools == [2, 1]


@pytest.mark.rule("122.6")
def test_counters_for_all(table):
    leyline, bears = table.battlefield("P1", NAME), table.battlefield("P1", "Grizzly Bears")
    table.mana("P1", "{G}{G}{G}{G}{G}{G}{G}{G}")
    table.activate("P1", leyline, 2)
    table.resolve()
    assert table.see(bears).object.count("+1/+1") == 1
