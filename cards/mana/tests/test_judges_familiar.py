"""Judge's Familiar."""

import pytest

NAME = "Judge's Familiar"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Bird"
    assert str(printed.cost) == "{W/U}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("118.12a")
def test_it_counters_an_instant_unless_one_is_paid(table):
    familiar = table.battlefield("P1", NAME)
    table.mana("P2", "{R}")
    table.answers("P2", ("target", "P1"))
    table.cast("P2", table.hand("P2", "Lightning Bolt"))
    table.activate("P1", familiar, 1)
    table.resolve()
    assert table.life("P1") == 20
