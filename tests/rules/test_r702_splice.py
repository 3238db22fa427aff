"""Splice: the text of a card in hand is added to a spell (702.47)."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    Card,
    Color,
    CopyIt,
    DealDamage,
    DiscardCard,
    DrawCards,
    GainLife,
    Zone,
    additional_cost,
    spell,
    target,
    target_spell,
)

RAY, REACH, MISTS = "Ray", "Reach", "Mists"


def card(name, *abilities, types="Instant — Arcane", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    ray = spell(DealDamage(2), target(ANY_TARGET))
    table.add_card(card(RAY, ray, cost="{R}", keywords=("splice onto arcane {1}{R}",)))
    table.add_card(card("Gift", spell(GainLife(3)), keywords=("splice onto arcane {1}",)))
    table.add_card(card(MISTS, spell(DrawCards(1)), colors=frozenset({Color.BLUE})))
    table.add_card(card(REACH, additional_cost(DiscardCard()), spell(GainLife(1))))
    table.add_card(card("Plain", spell(GainLife(1)), types="Instant"))
    body = {"types": "Creature", "power": 1, "toughness": 2}
    table.add_card(card("Knight", keywords=("protection from red",), **body))
    table.add_card(card("Fork", spell(CopyIt(), target_spell()), types="Instant"))
    table.library("P1", *["Forest"] * 5)


@pytest.mark.rule("702.47a", "702.47c", "702.47c#1", "201.5b#2", "612.10")
def test_the_main_spell_does_what_the_text_says(table):
    ray = table.hand("P1", RAY)
    knight = table.battlefield("P2", "Knight")
    table.mana("P1", "{C}{R}")
    table.answers("P1", ("additional costs", [f"splice {RAY}"]), ("target", knight))
    table.cast("P1", table.hand("P1", MISTS))
    (item,) = table.game.state.zone(Zone.STACK)
    view = table.see(item)
    assert (view.name, view.characteristics.colors) == (MISTS, {Color.BLUE})
    table.resolve()
    assert not table.game.exists(knight)
    assert table.game.exists(ray)
    dealt = [e.event for e in table.game.log if type(e.event).__name__ == "DamageDealt"]
    assert [event.source for event in dealt] == [item]
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2


@pytest.mark.rule("702.47a", "702.47a#1")
def test_the_card_stays_in_hand_and_can_even_be_discarded(table):
    ray = table.hand("P1", RAY)
    table.answers("P1", ("additional costs", [f"splice {RAY}"]), ("target", "P2"))
    table.mana("P1", "{C}{R}")
    table.cast("P1", table.hand("P1", REACH))
    assert not table.game.exists(ray)
    table.resolve()
    assert [table.life(player) for player in ("P1", "P2")] == [21, 18]


@pytest.mark.rule("702.47a", "702.47a#1")
def test_it_can_be_cast_later(table):
    ray = table.hand("P1", RAY)
    table.answers("P1", ("additional costs", [f"splice {RAY}"]), ("target", "P2"))
    table.mana("P1", "{C}{R}")
    table.cast("P1", table.hand("P1", MISTS))
    table.resolve()
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", ray)
    table.resolve()
    assert table.life("P2") == 16


@pytest.mark.rule("702.47b")
def test_several_are_spliced_in_an_order_and_after_the_main_spell(table):
    table.hand("P1", RAY, "Gift")
    table.mana("P1", "{C}{C}{R}")
    table.answers("P1", ("additional costs", ["splice Gift", f"splice {RAY}"]), ("target", "P2"))
    table.cast("P1", table.hand("P1", MISTS))
    table.resolve()
    told = table.told
    assert told.index("draws 1") < told.index("gains 3") < told.index("deals 2")


@pytest.mark.rule("702.47a")
def test_it_goes_onto_spells_of_that_quality_only(table):
    table.hand("P1", RAY)
    table.mana("P1", "{C}{R}")
    table.cast("P1", table.hand("P1", "Plain"))
    assert table.stack == ["Plain"]


@pytest.mark.rule("702.47a", "707.10")
def test_a_copy_has_the_text_too(table):
    table.hand("P1", RAY)
    table.answers("P1", ("additional costs", [f"splice {RAY}"]), ("target", "P2"))
    table.mana("P1", "{C}{R}")
    table.cast("P1", table.hand("P1", MISTS))
    table.answers("P1", ("new target", "P2"))
    table.cast("P1", table.hand("P1", "Fork"))
    table.resolve()
    assert table.life("P2") == 16
