"""Goblin Bombardment."""

import pytest

NAME = "Goblin Bombardment"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{1}{R}"


@pytest.mark.rule("602.2b")
def test_damage_for_a_creature(table):
    bombardment = table.battlefield("P1", NAME)
    table.battlefield("P1", "Memnite")
    table.answers("P1", ("target", "P2"))
    table.activate("P1", bombardment)
    table.resolve()
    assert (table.life("P2"), table.permanents("P1")) == (19, [NAME])
