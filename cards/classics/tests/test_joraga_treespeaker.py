"""Joraga Treespeaker: a leveler."""

import pytest

from cardwright.authoring import CountersPut
from cardwright_core.production import is_mana_ability

CARD = "Joraga Treespeaker"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{G}", "Creature — Elf Druid")
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("711.2a", "711.2b", "711.5")
@pytest.mark.parametrize(
    ("levels", "size", "abilities"),
    [(0, (1, 1), 0), (1, (1, 2), 1), (4, (1, 2), 1), (5, (1, 4), 1), (9, (1, 4), 1)],
)
def test_levels(table, levels, size, abilities):
    speaker, elf = table.battlefield("P1", CARD, "Llanowar Elves")
    if levels:
        table.propose(CountersPut(speaker, "level", levels))
    seen = table.see(speaker).characteristics
    assert (seen.power, seen.toughness) == size
    mana = [one for one in seen.abilities if is_mana_ability(one)]
    assert len(mana) == abilities
    others = [one for one in table.see(elf).characteristics.abilities if is_mana_ability(one)]
    assert len(others) == (2 if levels >= 5 else 1)


@pytest.mark.rule("711.6")
def test_in_other_zones_it_has_the_uppermost_box(table):
    printed = table.see(table.graveyard("P1", CARD)).characteristics
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("702.87a")
def test_level_up(table):
    speaker = table.battlefield("P1", CARD)
    table.mana("P1", "{G}{G}")
    table.activate("P1", speaker)
    table.resolve()
    assert table.see(speaker).object.counters == (("level", 1),)
