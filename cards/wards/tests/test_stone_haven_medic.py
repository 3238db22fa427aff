"""Stone Haven Medic."""

import pytest

NAME = "Stone Haven Medic"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Kor Cleric"
    assert str(printed.cost) == "{1}{W}"
    assert (printed.power, printed.toughness) == (1, 3)


@pytest.mark.rule("119.3")
def test_one_life(table):
    medic = table.battlefield("P1", NAME)
    table.mana("P1", "{W}")
    table.activate("P1", medic)
    table.resolve()
    assert table.life("P1") == 21
