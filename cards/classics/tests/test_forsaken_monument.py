"""Forsaken Monument: everything colorless."""

import pytest

NAME = "Forsaken Monument"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Artifact"
    assert str(printed.cost) == "{5}"


def test_colorless_creatures_are_bigger(table):
    pala, bears = table.battlefield("P1", "Pili-Pala", "Grizzly Bears")
    table.battlefield("P1", NAME)
    assert [table.see(item).characteristics.power for item in (pala, bears)] == [3, 2]


@pytest.mark.rule("106.12a")
def test_one_more_colorless_mana(table):
    table.battlefield("P1", NAME)
    table.activate("P1", table.battlefield("P1", "Basalt Monolith"), 1)
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert pool(table) == "CCCCG"


@pytest.mark.rule("601.2i")
def test_life_for_a_colorless_spell(table):
    table.battlefield("P1", NAME)
    table.mana("P1", "{C}{C}")
    table.cast("P1", table.hand("P1", "Pili-Pala"))
    table.resolve()
    assert table.life("P1") == 22
