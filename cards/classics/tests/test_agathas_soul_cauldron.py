"""Agatha's Soul Cauldron: exiled creature cards lend their abilities."""

import pytest

CARD = "Agatha's Soul Cauldron"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}", "Legendary Artifact")


@pytest.mark.rule("603.12")
@pytest.mark.parametrize(("card", "counters"), [("Devoted Druid", 1), ("Shock", 0)])
def test_only_a_creature_card_gives_a_counter(table, card, counters):
    cauldron, bears = table.battlefield("P1", CARD, "Grizzly Bears")
    table.graveyard("P2", card)
    table.activate("P1", cauldron, 2)
    table.resolve()
    assert table.see(bears).object.count("+1/+1") == counters
    assert len(table.see(bears).characteristics.abilities) == 2 * counters


def test_only_creatures_with_the_counter_have_the_abilities(table):
    cauldron, bears = table.battlefield("P1", CARD, "Grizzly Bears")
    other = table.battlefield("P1", "Grizzly Bears")
    table.graveyard("P2", "Llanowar Elves")
    table.answers("P1", ("target", bears))
    table.activate("P1", cauldron, 2)
    table.resolve()
    seen = [len(table.see(item).characteristics.abilities) for item in (bears, other)]
    assert seen == [1, 0]
