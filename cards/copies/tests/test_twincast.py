"""Twincast."""

import pytest

NAME = "Twincast"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{U}{U}"


@pytest.mark.rule("707.10", "707.10c")
def test_a_copy_with_a_new_target(table):
    table.mana("P2", "{R}")
    table.answers("P2", ("target", "P1"))
    table.cast("P2", table.hand("P2", "Lightning Bolt"))
    table.mana("P1", "{U}{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.answers("P1", ("new target", "P2"))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (17, 17)
