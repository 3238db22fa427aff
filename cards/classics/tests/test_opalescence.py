"""Opalescence: other enchantments are creatures."""

import pytest

CARD = "Opalescence"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{W}{W}", "Enchantment")


@pytest.mark.rule("613.1d", "613.4b")
def test_other_enchantments_are_creatures_too(table):
    opalescence, moon = table.battlefield("P1", CARD, "Blood Moon")
    aura = table.hand("P1", "Control Magic")
    seen = table.see(moon)
    assert str(seen.characteristics.type_line) == "Enchantment Creature"
    assert (seen.characteristics.power, seen.characteristics.toughness) == (3, 3)
    assert not table.see(opalescence).is_a("Creature")
    assert not table.see(aura).is_a("Creature")


def test_two_of_them_animate_each_other(table):
    pair = table.battlefield("P1", CARD, CARD)
    assert [table.see(item).characteristics.power for item in pair] == [4, 4]
