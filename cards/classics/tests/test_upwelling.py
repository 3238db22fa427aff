"""Upwelling: mana stays."""

import pytest

NAME = "Upwelling"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{3}{G}"


@pytest.mark.rule("106.4", "500.5")
def test_nobody_loses_mana(table):
    table.battlefield("P1", NAME)
    table.mana("P1", "{G}")
    table.mana("P2", "{U}")
    table.go_to("end")
    assert (pool(table), pool(table, "P2")) == ("G", "U")
