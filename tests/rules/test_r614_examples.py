"""Replacement effects, by the rules' examples (614)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    Card,
    Destroy,
    Regenerate,
    activated,
    spell,
    target,
)
from cardwright_core.zones import Zone

TROLL, TERROR = "Troll", "Terror"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def troll(table):
    body = {"power": 2, "toughness": 2, "types": "Creature — Troll"}
    table.add_card(card(TROLL, activated("{0}", Regenerate(ITSELF)), **body))
    table.add_card(card(TERROR, spell(Destroy(), target(CREATURE))))
    return table.battlefield("P2", TROLL)


@pytest.mark.rule("614.4", "614.4#1")
def test_a_shield_made_in_response_is_there_in_time(table):
    item = troll(table)
    table.cast("P1", table.hand("P1", TERROR))
    table.activate("P2", item)
    assert table.stack == [TERROR, f"ability of {TROLL}"]
    table.resolve()
    assert table.permanents() == [TROLL]
    assert table.game.state.status_of(item).tapped


@pytest.mark.rule("614.4", "614.4#1", "701.19a")
def test_once_it_is_destroyed_it_is_too_late(table, may_begin):
    item = troll(table)
    table.cast("P1", table.hand("P1", TERROR))
    table.resolve()
    assert table.permanents() == []
    assert not may_begin("P2", item)
    dead = table.game.state.zone(Zone.GRAVEYARD, "P2")
    assert [table.see(card).name for card in dead] == [TROLL]
    assert not may_begin("P2", dead[0])
