"""Cinder Elemental."""

import pytest

NAME = "Cinder Elemental"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Elemental"
    assert str(printed.cost) == "{3}{R}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("107.3a", "608.2h")
def test_x_damage_though_it_is_gone(table):
    elemental = table.battlefield("P1", NAME)
    table.mana("P1", "{R}{R}{R}{R}")
    table.answers("P1", ("X", 3), ("target", "P2"))
    table.activate("P1", elemental)
    table.resolve()
    assert table.life("P2") == 17
    assert not table.game.exists(elemental)
