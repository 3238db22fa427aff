"""Yixlid Jailer: cards in graveyards have no abilities."""

import pytest

CARD = "Yixlid Jailer"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{B}", "Creature — Zombie Wizard")
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("613.1f", "113.6")
def test_only_cards_in_graveyards_lose_theirs(table):
    table.battlefield("P1", CARD)
    elves = [place("P2", "Llanowar Elves") for place in (table.graveyard, table.hand)]
    elves.append(table.battlefield("P2", "Llanowar Elves"))
    assert [len(table.see(elf).characteristics.abilities) for elf in elves] == [0, 1, 1]


def test_a_card_that_functions_in_a_graveyard_does_not(table):
    guide = table.graveyard("P1", "Stoic Grove-Guide")
    table.mana("P1", "{B}{B}")
    table.battlefield("P2", CARD)
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", guide)
