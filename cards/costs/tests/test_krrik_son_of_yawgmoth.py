"""K'rrik, Son of Yawgmoth."""

import pytest

NAME = "K'rrik, Son of Yawgmoth"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Phyrexian Horror Minion"
    assert str(printed.cost) == "{4}{B/P}{B/P}{B/P}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("118.13a", "601.2h")
def test_life_for_black_mana(table):
    krrik = table.battlefield("P1", NAME)
    table.mana("P1", "{C}{C}")
    table.cast("P1", table.hand("P1", "Warpath Ghoul"))
    table.resolve()
    assert table.life("P1") == 18
    assert table.see(krrik).characteristics.power == 3
