"""Flame Rift."""

import pytest

NAME = "Flame Rift"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{1}{R}"


@pytest.mark.rule("120.3a")
def test_four_damage_to_each_player(table):
    table.hand("P1", NAME)
    table.mana("P1", "{R}{R}")
    table.cast("P1", NAME)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (16, 16)
