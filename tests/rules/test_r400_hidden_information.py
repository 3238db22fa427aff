"""What players may know: of hidden zones how many cards, of face-down cards nothing (400.2)."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cardwright
from cardwright.authoring import (
    AnyObject,
    Card,
    Cost,
    GainLife,
    Scry,
    SpellAbility,
    activated,
    hookimpl,
)
from cardwright.saving import load_value, save_value
from cardwright.testing import RandomAgent
from cardwright_core.characteristics import Characteristics
from cardwright_core.errors import IllegalActionError, PluginError, UnknownNameError
from cardwright_core.faces import Form
from cardwright_core.objects import Library
from cardwright_core.zones import Zone
from cardwright_rules.drawing import Draw
from cardwright_rules.visibility import view_of
from cardwright_rules.vocabulary.revealing import RevealFromHand

BEARS = "Grizzly Bears"
LANDS = ["Forest", "Plains", "Island", "Mountain", "Swamp"]
few = settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def names(view, zone, owner=""):
    return [one.name for one in view.zone(zone, owner)]


def counts(view):
    return {one.id: (one.hand, one.library) for one in view.players}


@pytest.mark.rule("400.2", "402.3")
def test_of_another_hand_only_the_number_of_cards_is_known(table):
    table.hand("P1", BEARS)
    table.hand("P2", "Forest")
    table.hand("P2", "Plains")
    view = view_of(table.game, "P1")
    assert names(view, Zone.HAND) == [BEARS]
    assert counts(view) == {"P1": (1, 0), "P2": (2, 0)}
    assert names(view_of(table.game, "P2"), Zone.HAND) == ["Forest", "Plains"]


REVEALS = RevealFromHand(AnyObject())


@pytest.mark.rule("701.20a", "602.2a")
def test_a_card_whose_ability_is_on_the_stack_stays_revealed(table):
    keeper = activated("{1}", GainLife(1), zones=(Zone.HAND,))
    values = {"name": "Keeper", "types": "Artifact", "abilities": (keeper,)}
    table.add_card(type("Keeper", (Card,), values))
    item = table.hand("P1", "Keeper")
    table.hand("P1", "Forest")
    assert names(view_of(table.game, "P2"), Zone.HAND) == []
    table.mana("P1", "{C}")
    table.activate("P1", item)
    assert names(view_of(table.game, "P2"), Zone.HAND) == ["Keeper"]
    table.resolve()
    assert names(view_of(table.game, "P2"), Zone.HAND) == []


@pytest.mark.rule("701.20a")
def test_a_card_that_was_revealed_for_a_cost_stays_revealed(table):
    asks = activated(Cost(components=(REVEALS,)), GainLife(1))
    values = {"name": "Asker", "types": "Artifact", "abilities": (asks,)}
    table.add_card(type("Asker", (Card,), values))
    item = table.battlefield("P1", "Asker")
    table.hand("P1", "Forest")
    shown = table.hand("P1", "Plains")
    table.answers("P1", ("cost", [shown]))
    table.activate("P1", item)
    assert names(view_of(table.game, "P2"), Zone.HAND) == ["Plains"]
    table.resolve()
    assert names(view_of(table.game, "P2"), Zone.HAND) == []


@pytest.mark.rule("701.20a", "702.94b")
def test_a_miracle_stays_revealed_until_its_ability_left_the_stack(table):
    values = {"name": "Wonder", "types": "Instant", "keywords": ("miracle {R}",)}
    table.add_card(type("Wonder", (Card,), values))
    table.library("P1", "Wonder")
    table.answers("P1", ("miracle", True))
    table.propose(Draw("P1", 1))
    assert names(view_of(table.game, "P2"), Zone.HAND) == ["Wonder"]
    table.settle()
    assert names(view_of(table.game, "P2"), Zone.HAND) == ["Wonder"]
    table.resolve()
    assert names(view_of(table.game, "P1"), Zone.HAND) == ["Wonder"]
    assert names(view_of(table.game, "P2"), Zone.HAND) == []


@pytest.mark.rule("400.2", "401.2", "401.3")
def test_of_a_library_only_the_number_of_cards_is_known(table):
    table.library("P1", BEARS, "Forest")
    view = view_of(table.game, "P1")
    assert counts(view) == {"P1": (0, 2), "P2": (0, 0)}
    assert view.objects == view.library_cards == ()


@pytest.mark.rule("400.2")
@pytest.mark.parametrize("zone", ["battlefield", "graveyard", "exile", "command"])
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_public_zones_are_seen_by_all(table, zone, player):
    item = getattr(table, zone)("P1", BEARS)
    (seen,) = view_of(table.game, player).objects
    assert (seen.id, seen.name, seen.card, seen.face_down) == (item, BEARS, BEARS, False)
    assert seen.characteristics == table.see(item).characteristics


@pytest.mark.rule("810.5", "808.5")
def test_teammates_review_each_others_hands(table):
    table.add_player("P3", team=1)
    table.hand("P1", BEARS)
    assert names(view_of(table.game, "P3"), Zone.HAND) == [BEARS]
    assert names(view_of(table.game, "P2"), Zone.HAND) == []


def face_down(table, item):
    there = table.game.state.objects[item]
    down = Characteristics(types=("Creature",), power=2, toughness=2)
    table.game.state.put(there.replace(form=Form(down=down), copiable=down))
    table.game.follow()


@pytest.mark.rule("708.5")
def test_a_face_down_permanent_is_looked_at_by_its_controller_only(table):
    face_down(table, table.battlefield("P1", "Soul Warden"))
    for player, card in (("P1", "Soul Warden"), ("P2", "")):
        (seen,) = view_of(table.game, player).objects
        assert (seen.face_down, seen.name, seen.card) == (True, "", card)
        assert (seen.characteristics.power, seen.characteristics.toughness) == (2, 2)


@pytest.mark.rule("708.5", "406.3")
def test_a_face_down_card_elsewhere_is_looked_at_by_nobody(table):
    face_down(table, table.exile("P1", "Soul Warden"))
    for player in ("P1", "P2"):
        (seen,) = view_of(table.game, player).objects
        assert (seen.face_down, seen.card) == (True, "")


class Seer(Card):
    """Its controller plays with the top card of their library revealed."""

    name = "Seer"
    types = "Enchantment"

    @hookimpl
    def shows(self, game, by, view):
        """401.5"""
        order = game.state.library(by.controller).order()
        return bool(order) and view.zone is Zone.LIBRARY and view.object.card == order[0]


class Spyglass(Card):
    """Its controller looks at all hands, and at all face-down cards in exile."""

    name = "Spyglass"
    types = "Artifact"

    @hookimpl
    def shows(self, by, player, view):
        """402.3, 406.3"""
        return player == by.controller and view.zone in {Zone.HAND, Zone.EXILE}


@pytest.mark.rule("401.5")
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_a_revealed_top_card_is_seen_by_all_players(table, player):
    table.add_card(Seer)
    table.battlefield("P1", "Seer")
    table.library("P1", BEARS, "Forest")
    table.library("P2", "Plains")
    found = [(o.owner, o.place, o.name) for o in view_of(table.game, player).library_cards]
    assert found == [("P1", 0, BEARS)]


@pytest.mark.rule("402.3", "406.3")
def test_who_may_look_at_hands_and_face_down_cards_in_exile_sees_them(table):
    table.add_card(Spyglass)
    table.battlefield("P1", "Spyglass")
    table.hand("P2", "Forest")
    table.hand("P1", "Plains")
    face_down(table, table.exile("P2", "Soul Warden"))
    mine, theirs = view_of(table.game, "P1"), view_of(table.game, "P2")
    assert names(mine, Zone.HAND, "P2") == ["Forest"]
    assert [one.card for one in mine.zone(Zone.EXILE)] == ["Soul Warden"]
    assert names(theirs, Zone.HAND) == ["Forest"]
    assert [one.card for one in theirs.zone(Zone.EXILE)] == [""]


# Decisions, and the half-done resolution.


class LongLook(Card):
    name = "Long Look"
    cost = "{0}"
    types = "Sorcery"
    abilities = (SpellAbility(Scry(3)),)


@pytest.fixture
def looking(rule_sets):
    """Let a player look at the top three cards of their library."""
    game = rule_sets.with_plugins([LongLook], {}).new_game(1)
    game.add_player("P1", ["Long Look"] * 20)
    game.add_player("P2", LANDS * 4)
    while game.decision.rule != "701.22a":
        cast = [option for option in game.decision.options if str(option) == "cast Long Look"]
        game.answer(cast[0] if cast else game.decision.options[: game.decision.minimum])
    return game


@pytest.mark.rule("701.20e", "701.22a")
def test_only_who_looks_at_cards_sees_them_as_options(looking):
    mine, theirs = looking.view("P1"), looking.view("P2")
    assert mine.decision == looking.decision
    assert [str(option) for option in mine.decision.options] == ["Long Look"] * 3
    assert (theirs.decision.deciders, theirs.decision.kind) == (("P1",), "bottom")
    assert (theirs.decision.options, theirs.decision.minimum, theirs.decision.maximum) == ((), 0, 0)
    assert theirs.decision.prompt == theirs.decision.source == ""
    assert theirs.decision.about is None


def test_at_a_pause_it_is_the_half_done_state(table):
    """Opponents see what a player did on the way to a choice: mana is in the pool already."""
    table.game.agents = {}
    table.battlefield("P1", *["Forest"] * 3)
    table.hand("P1", BEARS)
    game = table.game
    game.answer(next(option for option in game.decision.options if "cast" in str(option)))
    while game.decision.kind != "priority":
        now = game.view("P2")
        assert [one.status.tapped for one in now.zone(Zone.BATTLEFIELD)] == [
            game.now.status_of(item).tapped for item in game.now.zone(Zone.BATTLEFIELD)
        ]
        assert names(now, Zone.STACK) == [BEARS]
        assert now.zone(Zone.STACK)[0].announced.targets == ()
        assert game.state.zone(Zone.STACK) == ()
        game.answer(game.decision.options[: max(1, game.decision.minimum)])


def test_an_agent_hands_over_the_decision_that_it_was_asked(rule_sets):
    game = rule_sets.shared.new_game(1)
    game.add_player("P1", ["Forest"] * 20)
    game.add_player("P2", ["Forest"] * 20)
    views = []

    def agent(game, decision):
        views.append((decision, game.view(decision.deciders[0], decision)))
        return decision.options[: decision.minimum]

    game.play(dict.fromkeys(("P1", "P2"), agent), until=lambda game: len(views) > 9)
    assert all(view.decision == decision for decision, view in views)
    assert all(decision.options[0] in view.decision.options for decision, view in views)


# Nothing leaks.


def disguised(game, player, chance):
    """Return the game with other cards wherever `player` can't see them, and another future."""
    fork = game.fork()
    fork._half_done = game.now.fork()
    for state in (fork.state, fork._half_done):
        hidden = [n for p in state.order if p != player for n in state.library(p).order()]
        hands = [i for p in state.order if p != player for i in state.zone(Zone.HAND, p)]
        hidden += [state.objects[item].card for item in hands]
        by_owner = {p: [n for n in hidden if state.cards[n].owner == p] for p in state.order}
        for cards in by_owner.values():
            chance.shuffle(cards)
        for item in hands:
            there = state.objects[item]
            card = by_owner[there.owner].pop()
            values = game.rules.catalog.definition(state.cards[card].slug).characteristics
            state.put(there.replace(card=card, copiable=values))
        for owner, cards in by_owner.items():
            if owner != player:
                state.libraries[owner] = Library(tuple(cards))
        mine = list(state.library(player).order())
        chance.shuffle(mine)
        state.libraries[player] = Library(tuple(mine))
        state.random = state.random.replace(seed=chance.randrange(2**32))
    return fork


@pytest.mark.rule("400.2", "401.2", "402.3")
@few
@given(st.integers(0, 2**16), st.integers(1, 70))
def test_what_is_hidden_from_a_player_changes_nothing_in_their_view(rule_sets, seed, answers):
    chance = random.Random(seed)  # noqa: S311 - a random game needs no cryptography
    cards = sorted(rule_sets.shared.catalog.sources[0].cards())
    game = rule_sets.shared.new_game(seed)
    for name in ("P1", "P2", "P3")[: 2 + seed % 2]:
        game.add_player(name, [*chance.choices(cards, k=20), *LANDS * 6])
    agent = RandomAgent(seed)
    for _ in range(answers):
        if game.decision is None:
            break
        try:
            game.answer(agent(game, game.decision))
        except IllegalActionError:
            continue
    for player in game.state.order:
        view = game.view(player)
        other = disguised(game, player, chance)
        assert other.view(player) == view
        assert load_value(save_value(view)) == view
        if game.decision is not None and game.decision.kind == "priority":
            other._decision = None
            assert other.view(player) == view, "not even what can be done shows it"


def test_a_view_says_no_number_of_a_card_and_no_random_state(table):
    table.hand("P1", BEARS)
    table.library("P1", "Forest")
    table.game.state.random = table.game.state.random.replace(seed=1234567)
    view = view_of(table.game, "P1")
    assert "1234567" not in repr(view)
    assert not hasattr(view.objects[0], "object")


def test_who_does_not_play_has_no_view(table):
    with pytest.raises(UnknownNameError, match="unknown player 'P3'"):
        view_of(table.game, "P3")


def test_without_the_plugin_nobody_is_told():
    game = cardwright.rule_set(["visibility"]).new_game(1)
    game.add_player("P1", ["Forest"] * 10)
    with pytest.raises(PluginError, match="rules plugin 'visibility', which is left out"):
        view_of(game, "P1")


def test_looking_changes_nothing(looking):
    before = looking.digest(), looking.decision, looking.position
    looking.view("P1")
    looking.view("P2")
    assert (looking.digest(), looking.decision, looking.position) == before


def test_what_a_permanent_noted_is_seen(table):
    item = table.battlefield("P1", BEARS)
    hidden = table.hand("P2", "Forest")
    state = table.game.state
    state.links[item, "card", "chosen", None] = ("green", "P2", hidden, item)
    (seen,) = view_of(table.game, "P1").zone(Zone.BATTLEFIELD)
    assert seen.noted == (("chosen", ("green", "P2", item)),)
