"""103: starting the game."""

import pytest

from cardwright_core.chance import random_below, shuffled
from cardwright_core.state import State
from cardwright_core.zones import Zone


@pytest.fixture
def game(rule_sets):
    game = rule_sets.shared.new_game(seed=3)
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 12 + ["Grizzly Bears"] * 12)
    return game


def hand(game, player):
    return game.state.zone(Zone.HAND, player)


def answer(game, *options):
    for option in options:
        game.answer(option)


@pytest.mark.rule("103.3", "103.5")
def test_decks_are_shuffled_and_seven_cards_drawn(game):
    laid = game.state.library("P1").order()
    assert game.decision.kind == "mulligan"
    assert len(hand(game.fork(), "P1")) == 0  # the pause is in the middle of the setup
    answer(game, "keep", "keep")
    assert [len(hand(game, player)) for player in ("P1", "P2")] == [7, 7]
    assert game.decision.kind == "priority"
    left = game.state.library("P1").order()
    assert len(left) == 17
    assert left != laid[7:]


@pytest.mark.rule("103.5")
def test_each_mulligan_costs_a_card(game):
    answer(game, "mulligan", "keep", "mulligan", "keep")  # P1, P2, then P1 again twice
    assert game.decision.kind == "bottom"
    for _ in range(2):
        game.answer(game.decision.options[0])
    assert len(hand(game, "P1")) == 5
    assert len(game.state.library("P1")) == 19
    assert len(hand(game, "P2")) == 7


@pytest.mark.rule("103.5c")
def test_among_three_the_first_mulligan_is_free(rule_sets):
    game = rule_sets.shared.new_game(seed=3)
    for player in ("P1", "P2", "P3"):
        game.add_player(player, ["Forest"] * 20)
    answer(game, "mulligan", "keep", "keep", "keep")
    assert game.decision.kind == "priority"
    assert len(hand(game, "P1")) == 7


@pytest.mark.rule("103.8a")
def test_the_first_player_of_two_skips_the_first_draw(game):
    answer(game, "keep", "keep")
    while game.state.cursor.step.name != "precombat main":
        game.answer(game.decision.options[0])
    assert len(hand(game, "P1")) == 7


def test_equal_seeds_give_equal_orders():
    orders = []
    for _ in range(2):
        state = State()
        state.random = state.random.replace(seed=5)
        orders.append(shuffled(state, range(60)))
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == list(range(60))


def test_every_number_comes_up():
    state = State()
    assert {random_below(state, 6) for _ in range(200)} == set(range(6))


LEYLINE = "Leyline of Abundance"


@pytest.mark.rule("103.6", "103.6a")
@pytest.mark.parametrize("chosen", [0, 1, 3])
def test_cards_of_an_opening_hand_begin_on_the_battlefield(rule_sets, chosen):
    game = rule_sets.shared.new_game()
    game.add_player("P1", ["Forest"] * 4 + [LEYLINE] * 3)
    game.add_player("P2", [LEYLINE] + ["Forest"] * 6)
    asked = []

    def decide(game, decision):
        if decision.kind != "opening hand":
            return decision.options[:1]
        asked.append((decision.deciders, [game.see(item).name for item in decision.options]))
        return decision.options[:chosen] if decision.deciders == ("P1",) else ()

    game.play({"P1": decide, "P2": decide}, until=lambda game: game.state.cursor.turn == 1)
    assert asked == [(("P1",), [LEYLINE] * 3), (("P2",), [LEYLINE])]
    assert [view.name for view in game.permanents()] == [LEYLINE] * chosen
    assert [len(hand(game, player)) for player in ("P1", "P2")] == [7 - chosen, 7]
