"""Hive Mind."""

import pytest

NAME = "Hive Mind"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{5}{U}"


@pytest.mark.rule("707.10")
def test_each_other_player_copies_it(table):
    table.battlefield("P1", NAME)
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.answers("P2", ("new target", "P1"))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (17, 17)
