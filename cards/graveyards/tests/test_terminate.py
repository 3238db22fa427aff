"""Terminate."""

import pytest

NAME = "Terminate"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{B}{R}"


@pytest.mark.rule("701.19c")
def test_a_creature_is_destroyed(table):
    table.battlefield("P2", "Hill Giant")
    table.mana("P1", "{B}{R}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P2") == []
