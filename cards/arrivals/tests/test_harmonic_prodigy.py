"""Harmonic Prodigy."""

import pytest

from cardwright.authoring import Card

NAME = "Harmonic Prodigy"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Wizard"
    assert str(printed.cost) == "{1}{R}"
    assert (printed.power, printed.toughness) == (1, 3)


class Apprentice(Card):
    name = "Apprentice"
    types = "Creature — Human Wizard"
    power, toughness = 1, 1
    keywords = ("prowess",)


class Medium(Apprentice):
    name = "Medium"
    types = "Creature — Human Shaman Wizard"


@pytest.mark.rule("603.2d")
@pytest.mark.parametrize("other", [Apprentice, Medium])
def test_others_but_not_its_own_prowess(table, other):
    table.add_card(other)
    prodigy, wizard = table.battlefield("P1", NAME), table.battlefield("P1", other.name)
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"), ("order triggers", prodigy))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.resolve()
    assert table.see(prodigy).characteristics.power == 2
    assert table.see(wizard).characteristics.power == 3
