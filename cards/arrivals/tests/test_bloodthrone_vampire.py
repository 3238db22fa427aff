"""Bloodthrone Vampire."""

import pytest

NAME = "Bloodthrone Vampire"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Vampire"
    assert str(printed.cost) == "{1}{B}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("602.2b")
def test_bigger_by_a_sacrifice(table):
    vampire, memnite = table.battlefield("P1", NAME), table.battlefield("P1", "Memnite")
    table.answers("P1", ("cost", memnite))
    table.activate("P1", vampire)
    table.resolve()
    assert table.see(vampire).characteristics.power == 3
    assert not table.game.exists(memnite)
