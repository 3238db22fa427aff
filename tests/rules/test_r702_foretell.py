"""Foretold cards: how they become so, and what asks whether a card was foretold (702.143)."""

import pytest

from cardwright.authoring import (
    FORETOLD_CARD,
    WAS_FORETOLD,
    YOU_OWN,
    Card,
    CardForetold,
    Each,
    ExileForetold,
    GainLife,
    If,
    LetPlay,
    NumberOf,
    Zone,
    activated,
    all_of,
    spell,
    triggered,
    whenever,
)
from cardwright_rules.losing import Concedes, Wins

TELLS = spell(If(WAS_FORETOLD, GainLife(5), GainLife(1)))
MINE = all_of(FORETOLD_CARD, YOU_OWN)


def card(name, *abilities, types="Instant", cost="{3}", **values):
    values = {"name": name, "types": types, "cost": cost, "abilities": abilities, **values}
    return type("TestCard", (Card,), values)


SEER = card("Seer", TELLS, keywords=("foretell {R}",))
PLAIN = card("Plain", TELLS)
HIDES = card("Hides", spell(ExileForetold(Each(YOU_OWN, (Zone.HAND,)), less=2)), cost="{0}")
BURIES = card("Buries", spell(ExileForetold(Each(YOU_OWN, (Zone.HAND,)))), cost="{0}")
FREES = card(
    "Frees", activated("{0}", LetPlay(Each(MINE, (Zone.EXILE,)), free=True)), types="Artifact"
)
COUNTS = card("Counts", spell(GainLife(NumberOf(MINE, (Zone.EXILE,)))), cost="{0}")
WATCHES = card("Watches", triggered(whenever(CardForetold, YOU_OWN), GainLife(3)), types="Artifact")


@pytest.fixture
def known(table):
    table.add_card(SEER, PLAIN, HIDES, BURIES, FREES, COUNTS, WATCHES)
    return table


def foretells(table, player="P1"):
    """Let a player foretell the only card that they can; return it."""
    table.mana(player, "{C}{C}")
    table.act(player, lambda option: str(option).startswith("foretell"))
    table.resolve()
    return table.game.state.zone(Zone.EXILE)[-1]


def next_turn(table, times=1):
    for _ in range(times):
        for player in ("P1", "P2"):
            table.library(player, "Forest")
        table.go_to("end")
        table.go_to("precombat main")


def permitted(table, item, player="P1"):
    table.act(player, lambda option: getattr(option, "object", 0) == item)
    table.resolve()


def may_cast(table, item):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, "P1")
    return [getattr(one, "object", 0) for one in actions].count(item)


@pytest.mark.rule("702.143c")
def test_what_is_cast_from_exile_after_the_special_action_was_foretold(known):
    known.hand("P1", "Seer")
    item = foretells(known)
    next_turn(known)
    known.mana("P1", "{R}")
    permitted(known, item)
    assert known.life("P1") == 25


@pytest.mark.rule("702.143c")
def test_it_was_foretold_for_whatever_cost_it_is_cast(known):
    frees = known.battlefield("P1", "Frees")
    known.hand("P1", "Seer")
    item = foretells(known)
    known.activate("P1", frees)
    known.resolve()
    permitted(known, item)
    assert known.life("P1") == 25


@pytest.mark.rule("702.143c")
def test_what_is_cast_from_a_hand_was_not_though_it_has_foretell(known):
    known.mana("P1", "{C}{C}{C}")
    known.cast("P1", known.hand("P1", "Seer"))
    known.resolve()
    assert known.life("P1") == 21


@pytest.mark.rule("702.143c", "702.143d")
def test_only_the_special_action_foretells_a_card(known):
    known.battlefield("P1", "Watches")
    known.hand("P1", "Seer")
    foretells(known)
    assert known.life("P1") == 23
    known.hand("P1", "Plain")
    known.cast("P1", known.hand("P1", "Hides"))
    known.resolve()
    known.cast("P1", known.hand("P1", "Counts"))
    known.resolve()
    assert known.life("P1") == 23 + 2


@pytest.mark.rule("702.143d")
def test_a_card_that_becomes_foretold_may_be_cast_for_the_cost_that_it_is_given(known):
    known.hand("P1", "Plain")
    known.cast("P1", known.hand("P1", "Hides"))
    known.resolve()
    (item,) = known.game.state.zone(Zone.EXILE)
    seen = [known.hook.shows(player=one, view=known.see(item)) for one in ("P1", "P2")]
    assert (known.see(item).name, seen) == ("", [[True], [False]])
    known.mana("P1", "{C}")
    assert not may_cast(known, item)
    next_turn(known)
    known.mana("P1", "{C}")
    permitted(known, item)
    assert known.life("P1") == 25


@pytest.mark.rule("702.143d")
@pytest.mark.parametrize(("mana", "ways"), [("{R}", 2), ("{C}", 1)])
def test_it_may_be_cast_for_any_foretell_cost_that_it_has(known, mana, ways):
    """Its own is {R}; the effect gives it {1}."""
    known.hand("P1", "Seer")
    known.cast("P1", known.hand("P1", "Hides"))
    known.resolve()
    (item,) = known.game.state.zone(Zone.EXILE)
    next_turn(known)
    known.mana("P1", mana)
    assert may_cast(known, item) == ways


@pytest.mark.rule("702.143d")
@pytest.mark.parametrize("name", ["Seer", "Plain"])
def test_without_a_cost_of_its_own_it_can_not_be_cast(known, name):
    known.hand("P1", name)
    known.cast("P1", known.hand("P1", "Buries"))
    known.resolve()
    (item,) = known.game.state.zone(Zone.EXILE)
    next_turn(known)
    known.mana("P1", "{R}")
    assert bool(may_cast(known, item)) is (name == "Seer")


@pytest.mark.rule("702.143f")
def test_foretold_cards_are_revealed_when_the_game_ends(known):
    known.hand("P1", "Seer")
    item = foretells(known)
    assert known.hook.shows(player="P2", view=known.see(item)) == [False]
    known.propose(Wins("P2"))
    assert known.hook.shows(player="P2", view=known.see(item)) == [True]


@pytest.mark.rule("702.143f")
def test_foretold_cards_of_a_player_who_leaves_are_revealed(known):
    known.add_player("P3")
    known.hand("P1", "Seer")
    foretells(known)
    known.propose(Concedes("P1"))
    assert "Seer is revealed" in known.told
