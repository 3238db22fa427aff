"""Thousand-Year Storm."""

import pytest

NAME = "Thousand-Year Storm"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{4}{U}{R}"


@pytest.mark.rule("707.10")
def test_a_copy_for_each_one_before(table):
    table.battlefield("P1", NAME)
    table.mana("P1", "{R}{R}{R}")
    for number in range(3):
        table.answers("P1", ("target", "P2"), *[("new target", "P2")] * number)
        table.cast("P1", table.hand("P1", "Lightning Bolt"))
        table.resolve()
    assert table.life("P2") == 20 - 3 * 6
