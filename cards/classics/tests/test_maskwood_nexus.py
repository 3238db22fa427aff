"""Maskwood Nexus: every creature type, wherever your creatures are."""

import pytest

from cardwright.authoring import Zone

CARD = "Maskwood Nexus"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{4}", "Artifact")


@pytest.mark.rule("205.3m")
def test_your_creatures_and_creature_cards(table):
    table.battlefield("P1", CARD)
    places = (table.battlefield, table.hand, table.graveyard, table.exile)
    assert all(table.see(place("P1", "Grizzly Bears")).is_a("Elf") for place in places)
    assert not any(table.see(place("P2", "Grizzly Bears")).is_a("Elf") for place in places)
    assert not table.see(table.graveyard("P1", "Shock")).is_a("Elf")


def test_a_creature_spell(table):
    table.battlefield("P1", CARD)
    table.hand("P1", "Grizzly Bears")
    table.mana("P1", "{G}{G}")
    table.cast("P1", "Grizzly Bears")
    (spell,) = table.game.state.zone(Zone.STACK)
    assert table.see(spell).is_a("Elf")


@pytest.mark.rule("702.73a")
def test_the_token_keeps_its_types_without_the_nexus(table):
    nexus = table.battlefield("P1", CARD)
    table.mana("P1", "{C}{C}{C}")
    table.activate("P1", nexus, 1)
    table.resolve()
    table.propose(table.moving(nexus, Zone.GRAVEYARD))
    (token,) = table.game.permanents("P1")
    assert (token.characteristics.power, token.is_a("Elf"), token.has("changeling")) == (
        2,
        True,
        True,
    )
