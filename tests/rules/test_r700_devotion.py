"""Devotion, and when it is counted (700.5)."""

import pytest

from cardwright.authoring import (
    THIS,
    Card,
    Color,
    Devotion,
    Duration,
    GainControl,
    GainLife,
    Layer,
    LessThan,
    LoseAbilities,
    LoseTypes,
    MoreDevotion,
    Part,
    StaticAbility,
    spell,
    static,
    target,
)
from cardwright_rules.vocabulary.filters import ARTIFACT

RED = Devotion(frozenset({Color.RED}))


def card(name, *abilities, types="Artifact", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    stops = Part(Layer.TYPE, LessThan(THIS, RED, 5), LoseTypes(("Creature",)))
    god = {"types": "Legendary Enchantment Creature — God", "power": 6, "toughness": 5}
    table.add_card(card("God", static(stops), cost="{3}{R}", **god))
    table.add_card(card("Altar", StaticAbility(MoreDevotion(1)), cost="{2}"))
    table.add_card(card("Banner", cost="{R}{R}{R}"))
    table.add_card(card("Hybrid", cost="{R/G}{R/W}{R/P}{2}"))
    table.add_card(card("Silence", static(Part(Layer.ABILITY, ARTIFACT, LoseAbilities()))))
    table.add_card(card("Count", spell(GainLife(RED)), types="Instant"))
    steals = spell(GainControl(Duration.FOREVER), target(ARTIFACT))
    table.add_card(card("Steal", steals, types="Instant"))


def is_creature(table, god):
    return table.see(god).is_a("Creature")


@pytest.mark.rule("700.5", "700.5a", "700.5a#1")
def test_it_is_counted_before_the_types_of_the_one_that_asks_are(table):
    god = table.battlefield("P1", "God")
    assert not is_creature(table, god)
    assert table.see(god).characteristics.subtypes == ()
    table.battlefield("P1", "Banner")
    assert not is_creature(table, god)
    altar = table.battlefield("P1", "Altar")
    assert is_creature(table, god)
    assert table.see(god).characteristics.subtypes == ("God",)
    table.battlefield("P2", "Silence")
    assert table.see(altar).characteristics.abilities == ()
    assert is_creature(table, god)


@pytest.mark.rule("700.5a")
def test_control_counts_and_the_altars_of_others_do_not(table):
    god = table.battlefield("P1", "God")
    table.battlefield("P1", "Altar")
    banner = table.battlefield("P2", "Banner")
    table.battlefield("P2", "Altar")
    assert not is_creature(table, god)
    table.answers("P1", ("target", banner))
    table.cast("P1", table.hand("P1", "Steal"))
    table.resolve()
    assert is_creature(table, god)


@pytest.mark.rule("700.5")
def test_each_symbol_of_the_color_counts_once(table):
    table.battlefield("P1", "Hybrid")
    table.cast("P1", table.hand("P1", "Count"))
    table.resolve()
    assert table.life("P1") == 23
