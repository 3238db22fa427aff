"""Regeneration: one destruction is replaced, and nothing is tried for ever (701.19, 704.5)."""

import pytest

from cardwright.authoring import ITSELF, Card, DamageDealt, Destroyed, Regenerate, activated

SNAKE = "Test Snake"
TROLL = "Test Troll"


class Troll(Card):
    name = TROLL
    types = "Creature — Troll"
    power, toughness = 2, 2
    abilities = (activated("", Regenerate(ITSELF)),)


class Snake(Card):
    name = SNAKE
    types = "Creature — Snake"
    power, toughness = 1, 1
    keywords = ("deathtouch",)


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(Troll)
    table.add_card(Snake)


@pytest.fixture
def shielded(table):
    troll = table.battlefield("P1", TROLL)
    table.activate("P1", troll)
    table.resolve()
    return troll


@pytest.mark.rule("701.19a", "704.5g")
def test_lethal_damage_is_removed_and_it_is_tapped(table, shielded):
    table.propose(DamageDealt(shielded, shielded, 2))
    table.settle()
    status = table.game.state.status_of(shielded)
    assert (table.permanents(), status.damage, status.tapped) == ([TROLL], 0, True)


@pytest.mark.rule("701.19a")
def test_a_shield_is_used_up(table, shielded):
    table.propose(Destroyed(shielded))
    assert table.permanents() == [TROLL]
    table.propose(Destroyed(shielded))
    assert table.permanents() == []


@pytest.mark.rule("701.19a", "514.2")
def test_it_lasts_for_the_turn(table, shielded):
    for player in ("P1", "P2"):
        table.library(player, "Forest", "Forest")
    table.answers("P1", ("attackers", ()))
    table.go_to("upkeep")
    table.propose(Destroyed(shielded))
    assert table.permanents() == []


@pytest.mark.rule("704.5h")
def test_deathtouch_is_answered_by_one_shield(table, shielded):
    snake = table.battlefield("P2", SNAKE)
    table.propose(DamageDealt(snake, shielded, 1))
    table.settle()
    assert table.permanents() == [TROLL, SNAKE]


@pytest.mark.rule("704.5f")
def test_no_toughness_is_no_destruction(table, shielded):
    state = table.game.state
    state.put(state.objects[shielded].replace(counters=(("-1/-1", 2),)))
    table.propose(Destroyed(shielded))
    table.settle()
    assert table.permanents() == []


@pytest.mark.rule("701.19c")
def test_what_can_not_be_regenerated_is_destroyed(table, shielded):
    table.propose(Destroyed(shielded, regenerates=False))
    assert table.permanents() == []
