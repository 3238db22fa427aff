"""Grapeshot."""

import pytest

NAME = "Grapeshot"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{1}{R}"


@pytest.mark.rule("702.40a")
def test_a_copy_for_each_spell_before_it(table):
    table.mana("P1", "{R}{C}{R}")
    table.answers("P1", ("target", "P2"), ("target", "P2"), ("new target", "P2"))
    table.cast("P1", table.hand("P1", "Shock"))
    table.resolve()
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.life("P2") == 16
