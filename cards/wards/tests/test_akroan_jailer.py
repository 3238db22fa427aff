"""Akroan Jailer."""

import pytest

NAME = "Akroan Jailer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Soldier"
    assert str(printed.cost) == "{W}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("701.26a")
def test_it_taps_a_creature(table):
    jailer = table.battlefield("P1", NAME)
    bears = table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{W}{W}{W}")
    table.answers("P1", ("target", "Grizzly Bears"))
    table.activate("P1", jailer)
    table.resolve()
    assert table.game.state.status_of(bears).tapped
