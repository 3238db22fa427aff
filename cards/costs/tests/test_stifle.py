"""Stifle."""

import pytest

NAME = "Stifle"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{U}"


@pytest.mark.rule("701.6", "113.3")
def test_it_counters_an_ability(table):
    prodigal = table.battlefield("P1", "Cinder Elemental")
    table.mana("P1", "{R}")
    table.mana("P2", "{U}")
    table.answers("P1", ("target", "P2"))
    table.activate("P1", prodigal)
    table.cast("P2", table.hand("P2", NAME))
    table.resolve()
    assert table.stack == []
