"""Zada, Hedron Grinder."""

import pytest

NAME = "Zada, Hedron Grinder"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Goblin Ally"
    assert str(printed.cost) == "{3}{R}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("707.10e")
def test_a_copy_for_each_other_creature(table):
    zada = table.battlefield("P1", NAME)
    others = [table.battlefield("P1", "Silvercoat Lion") for _ in range(2)]
    table.battlefield("P2", "Silvercoat Lion")
    table.mana("P1", "{G}")
    table.answers("P1", ("target", zada))
    table.cast("P1", table.hand("P1", "Giant Growth"))
    table.resolve()
    powers = [table.see(item).characteristics.power for item in (zada, *others)]
    assert powers == [6, 5, 5]
