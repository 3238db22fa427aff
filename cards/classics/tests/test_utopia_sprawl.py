"""Utopia Sprawl: mana of a chosen color besides."""

import pytest

NAME = "Utopia Sprawl"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment — Aura"
    assert str(printed.cost) == "{G}"


@pytest.mark.rule("614.12a", "106.12a")
def test_the_enchanted_forest_adds_the_chosen_color(table):
    forest = table.battlefield("P1", "Forest")
    table.battlefield("P1", "Island")  # no Forest: it is no target
    table.mana("P1", "{G}")
    table.answers("P1", ("pay", "pay {G}"), ("color", "red"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    table.activate("P1", forest)
    assert pool(table) == "GR"
