"""Perilous Myr."""

import pytest

from cardwright.authoring import Zone

NAME = "Perilous Myr"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Phyrexian Myr"
    assert str(printed.cost) == "{2}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("700.4", "603.6c")
def test_two_damage_as_it_dies(table):
    myr = table.battlefield("P1", NAME)
    table.propose(table.moving(myr, Zone.GRAVEYARD))
    table.answers("P1", ("target", "P2"))
    table.settle()
    table.resolve()
    assert table.life("P2") == 18
