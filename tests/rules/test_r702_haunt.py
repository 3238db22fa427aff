"""Haunt on instants and sorceries (702.55a)."""

import pytest

from cardwright.authoring import (
    ARTIFACT,
    Card,
    CounterIt,
    Destroy,
    GainLife,
    Zone,
    haunted_creature_dies,
    spell,
    target,
    target_spell,
    triggered,
)

BEARS = "Grizzly Bears"


def card(name, *abilities, **values):
    values |= {"name": name, "types": "Instant", "cost": "{0}", "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    mourns = triggered(haunted_creature_dies(), GainLife(5))
    breaks = spell(Destroy(), target(ARTIFACT))
    table.add_card(card("Dirge", breaks, mourns, keywords=("haunt",)))
    table.add_card(card("Deny", spell(CounterIt(), target_spell())))


@pytest.mark.rule("702.55a", "702.55c")
def test_a_spell_haunts_a_creature_once_it_has_resolved(table):
    bears = table.battlefield("P2", BEARS)
    table.battlefield("P2", "Memnite")
    table.cast("P1", table.hand("P1", "Dirge"))
    table.resolve()
    assert table.exile.names("P1") == ["Dirge"]
    table.die(bears)
    table.resolve()
    assert table.life("P1") == 25


@pytest.mark.rule("702.55a", "701.6a")
def test_countered_it_haunts_nothing(table):
    table.battlefield("P2", BEARS, "Ornithopter")
    table.cast("P1", table.hand("P1", "Dirge"))
    table.cast("P2", table.hand("P2", "Deny"))
    table.resolve()
    assert table.graveyard.names("P1") == ["Dirge"]


@pytest.mark.rule("702.55a", "608.2b")
def test_without_a_legal_target_it_does_not_resolve_and_haunts_nothing(table):
    _, thopter = table.battlefield("P2", BEARS, "Ornithopter")
    table.cast("P1", table.hand("P1", "Dirge"))
    table.propose(table.moving(thopter, Zone.HAND))
    table.resolve()
    assert table.graveyard.names("P1") == ["Dirge"]
