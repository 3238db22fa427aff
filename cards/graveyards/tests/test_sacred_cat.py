"""Sacred Cat."""

import pytest

NAME = "Sacred Cat"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Cat"
    assert str(printed.cost) == "{W}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("702.128a")
def test_it_is_embalmed(table):
    card = table.graveyard("P1", NAME)
    table.mana("P1", "{W}")
    table.activate("P1", card, 1)
    table.resolve()
    (cat,) = table.game.permanents("P1")
    assert (cat.name, cat.is_a("Zombie"), cat.characteristics.cost) == (NAME, True, None)
