"""Random games over the installed cards: what always holds, holds (property tests)."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright.testing import RandomAgent, broken_invariants
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone

LANDS = ["Forest", "Plains", "Island"]
SPELLS = [
    "Soul Warden",
    "Grizzly Bears",
    "Man-o'-War",
    "Servant of the Scale",
    "Elesh Norn, Mother of Machines",
]
decks = st.lists(st.sampled_from([*LANDS, *LANDS, *SPELLS]), min_size=12, max_size=24)
seeds = st.integers(0, 2**16)
few = settings(
    max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.fixture(scope="module")
def new_game(rule_sets):
    def start(*hands_and_decks):
        game = rule_sets.shared.new_game(1)
        for number, deck in enumerate(hands_and_decks, 1):
            game.add_player(f"P{number}", deck)
        for player in game.state.order:
            for name in LANDS:  # something to cast with, from the start
                card = game.add_card(name, player)
                library = game.state.library(player)
                game.state.libraries[player] = library.replace(
                    cards=(*library.order(), card), top=0
                )
                game.propose(from_library(game, card, Zone.BATTLEFIELD))
            for _ in range(7):
                library = game.state.library(player)
                game.propose(from_library(game, library.cards[library.top], Zone.HAND))
        game.skip_setup()
        return game

    return start


@few
@given(decks, decks, seeds, st.integers(2, 4))
def test_between_any_two_moves_all_is_well(new_game, one, other, seed, players):
    decks_of_all = [one, other, one, other][:players]
    game = new_game(*decks_of_all)
    cards = len(game.state.cards)
    agents = {player: RandomAgent(seed + place) for place, player in enumerate(game.state.order)}
    moves = 0

    def checked(game):
        nonlocal moves
        moves += 1
        if moves % 9 == 0:
            assert broken_invariants(game) == []
        return moves > 250

    game.play(agents, until=checked)
    assert broken_invariants(game) == []
    assert len(game.state.cards) == cards


@few
@given(decks, decks, seeds, st.integers(1, 60))
def test_driven_from_outside_it_is_the_same_game(new_game, one, other, seed, answers):
    outside, agent, left = new_game(one, other), RandomAgent(seed), answers
    while left and outside.decision is not None:
        outside.answer(agent(outside, outside.decision))
        left -= 1
    inside, agent, left = new_game(one, other), RandomAgent(seed), answers - left

    def decide(game, decision):
        nonlocal left
        left -= 1
        return agent(game, decision)

    inside.play(dict.fromkeys(inside.state.order, decide), until=lambda _: left <= 0)
    if outside.decision == inside.decision:  # else agents went on in the middle of a resolution
        assert (outside.digest(), outside.key()) == (inside.digest(), inside.key())
    assert inside.log[: len(outside.log)] == outside.log[: len(inside.log)]


@few
@given(decks, decks, seeds, st.integers(1, 40))
def test_a_fork_equals_a_replay_and_undo_restores(new_game, one, other, seed, answers):
    game = new_game(one, other)
    agent = RandomAgent(seed)
    history, replies = [], []
    while game.decision is not None and len(replies) < answers:
        history.append((game.digest(), game.key(), game.decision))
        replies.append(agent(game, game.decision))
        game.answer(replies[-1])
    fork = game.fork()
    replay = new_game(one, other)
    for reply in replies:
        replay.answer(reply)
    assert (replay.decision, replay.digest(), replay.key()) == (
        fork.decision,
        fork.digest(),
        fork.key(),
    )
    for digest, key, decision in reversed(history):
        game.undo()
        assert (game.digest(), game.key(), game.decision) == (digest, key, decision)
    assert (fork.digest(), fork.key()) == (replay.digest(), replay.key())


@few
@given(decks, decks, seeds, st.integers(0, 40))
def test_forks_do_not_disturb_each_other(new_game, one, other, seed, answers):
    game = new_game(one, other)
    agent = RandomAgent(seed)
    for _ in range(answers):
        if game.decision is None:
            return
        game.answer(agent(game, game.decision))
    if game.decision is None:
        return
    before = game.digest(), game.key(), game.decision, len(game.log)
    for seed_of_fork in (seed + 1, seed + 2):
        fork, other_agent = game.fork(), RandomAgent(seed_of_fork)
        for _ in range(12):
            if fork.decision is None:
                break
            fork.answer(other_agent(fork, fork.decision))
        assert broken_invariants(fork) == []
    assert (game.digest(), game.key(), game.decision, len(game.log)) == before
