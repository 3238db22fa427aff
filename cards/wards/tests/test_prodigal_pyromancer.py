"""Prodigal Pyromancer."""

import pytest

NAME = "Prodigal Pyromancer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Wizard"
    assert str(printed.cost) == "{2}{R}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("115.4", "602.2")
def test_one_damage_to_any_target(table):
    pyromancer = table.battlefield("P1", NAME)
    table.answers("P1", ("target", "P2"))
    table.activate("P1", pyromancer)
    table.resolve()
    assert table.life("P2") == 19
