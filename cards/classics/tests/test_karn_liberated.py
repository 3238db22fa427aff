"""Karn Liberated: exiles, and restarts the game with what he exiled."""

import pytest

from cardwright.authoring import Zone

CARD = "Karn Liberated"


@pytest.fixture
def karn(table):
    for player in ("P1", "P2"):
        table.library(player, *["Forest"] * 12)
    return table.battlefield("P1", CARD, counters={"loyalty": 30})


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{7}", "Legendary Planeswalker — Karn")
    assert printed.loyalty == 6


def again(table):
    """Let it be P1's next turn."""
    for _ in range(2):
        table.go_to("end")
        table.go_to("upkeep")
    table.go_to("precombat main")


def test_the_target_player_chooses_a_card_of_their_hand(table, karn):
    table.hand("P2", "Forest")
    bears = table.hand("P2", "Grizzly Bears")
    table.answers("P1", ("target", "P2"))
    table.answers("P2", ("exile", bears))
    table.activate("P1", karn)
    table.resolve()
    assert [table.see(one).name for one in table.game.state.zone(Zone.EXILE)] == ["Grizzly Bears"]
    assert table.see(karn).object.count("loyalty") == 34


def test_of_an_empty_hand_nothing_is_exiled(table, karn):
    table.answers("P1", ("target", "P2"))
    table.activate("P1", karn)
    table.resolve()
    assert table.game.state.zone(Zone.EXILE) == ()


@pytest.mark.rule("727.1", "727.4", "727.5", "607.2a")
def test_the_game_restarts_with_the_permanent_cards_that_he_exiled(table, karn):
    bears = table.battlefield("P2", "Grizzly Bears")
    table.exile("P2", "Soul Warden")  # not by Karn
    table.answers("P1", ("target", bears))
    table.activate("P1", karn, 1)
    table.resolve()
    spell = table.hand("P2", "Counterspell")
    again(table)
    table.answers("P1", ("target", "P2"))
    table.answers("P2", ("exile", spell))
    table.activate("P1", karn, 0)
    table.resolve()
    again(table)
    for player in ("P1", "P2"):
        table.answers(player, ("mulligan", "keep"))
    table.activate("P1", karn, 2)
    table.go_to("upkeep")
    assert table.game.state.cursor.turn == 1
    assert table.permanents("P1") == ["Grizzly Bears"]
    assert table.permanents("P2") == []
    assert table.game.state.zone(Zone.EXILE) == ()
    state = table.game.state
    numbers = [state.objects[item].card for item in state.zone(Zone.HAND, "P2")]
    deck = [*numbers, *state.library("P2").order()]
    names = {table.rules.catalog.definition(state.cards[card].slug).name for card in deck}
    assert names == {"Forest", "Soul Warden", "Counterspell"}
