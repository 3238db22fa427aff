"""Wild Growth: green mana besides."""

import pytest

NAME = "Wild Growth"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment — Aura"
    assert str(printed.cost) == "{G}"


@pytest.mark.rule("303.4a", "106.12a")
def test_the_enchanted_land_adds_green_mana_besides(table):
    island = table.battlefield("P1", "Island")
    table.mana("P1", "{G}")
    table.answers("P1", ("pay", "pay {G}"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    table.activate("P1", island)
    table.activate("P1", table.battlefield("P1", "Island"))
    assert pool(table) == "GUU"
