"""Chandra, Novice Pyromancer."""

import pytest

NAME = "Chandra, Novice Pyromancer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Planeswalker — Chandra"
    assert str(printed.cost) == "{3}{R}"


@pytest.mark.rule("606.4", "120.3")
def test_two_damage(table):
    chandra = table.battlefield("P1", NAME)
    table.answers("P1", ("target", "P2"))
    table.activate("P1", chandra, 2)
    table.resolve()
    assert (table.life("P2"), table.see(chandra).object.count("loyalty")) == (18, 3)


@pytest.mark.rule("605.1a")
def test_mana_by_a_loyalty_ability_uses_the_stack(table):
    chandra = table.battlefield("P1", NAME)
    table.activate("P1", chandra, 1)
    assert table.stack == [f"ability of {NAME}"]
    table.resolve()
    assert [unit.type for unit in table.game.player("P1").pool] == ["R", "R"]
