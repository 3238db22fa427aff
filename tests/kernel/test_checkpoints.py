"""What a move writes, it writes into a fork: the state before it stays as it was, for undoing.

Only the cursor, and what is no part of a digest, may be written without one.
"""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright.authoring import IllegalActionError, hookimpl
from cardwright.testing import RandomAgent
from cardwright_core.state import State
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone

SPELLS = ["Soul Warden", "Man-o'-War", "Servant of the Scale", "Elesh Norn, Mother of Machines"]
DECK = [*["Forest", "Plains", "Island"] * 3, *SPELLS, "Giant Growth"]
DERIVED = {"index", "volatile", "unsettled", "bases", "computed", "layered", "standing"}
DERIVED |= {"log", "given", "shared"}
WRITTEN = sorted(set(State.__slots__) - DERIVED - {"sums", "dirty", "cursor"})


def written(state):
    """Return the values of a state, dicts copied."""
    found = {name: getattr(state, name) for name in WRITTEN}
    return {name: dict(one) if isinstance(one, dict) else one for name, one in found.items()}


def begun(rule_set):
    game = rule_set.new_game(1)
    for name in ("P1", "P2"):
        game.add_player(name, DECK * 2)
        for place in range(13):
            library = game.state.library(name)
            zone = Zone.BATTLEFIELD if place < 4 else Zone.HAND
            game.propose(from_library(game, library.cards[library.top], zone))
    game.skip_setup()
    return game


@settings(
    max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.integers(0, 2**16))
def test_a_move_leaves_the_state_before_it_alone(rule_sets, seed):
    game = begun(rule_sets.shared)
    before = None

    def compared(game):
        nonlocal before
        if before is not None:
            state, values, cursor = before
            assert written(state) == values
            if game.state is not state:
                assert state.cursor is cursor
        before = game.state, written(game.state), game.state.cursor
        return game.state.cursor.turn > 6

    game.play(dict.fromkeys(("P1", "P2"), RandomAgent(seed)), until=compared)
    assert before is not None


@pytest.mark.parametrize("name", WRITTEN)
def test_all_that_a_state_has_is_looked_at(name):
    assert hasattr(State(), name)


@settings(
    max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.integers(0, 2**16))
def test_each_answer_is_taken_back_to_the_very_moment_before_it(rule_sets, seed):
    game, chosen = begun(rule_sets.shared), RandomAgent(seed)
    moments = []
    while (decision := game.decision) is not None and len(moments) < 150:
        moments.append(moment(game))
        game.answer(chosen(game, decision))
    shared = sum(one[0] is other[0] for one, other in pairwise(moments))
    assert 0 < shared < len(moments) - 1  # a pass alone needs no other state
    for one in reversed(moments):
        game.undo()
        assert moment(game) == one


def moment(game):
    """Return all by which a game could be told from itself at another moment."""
    state, answers = game.position
    told = written(state), state.cursor, state.log, state.given, state.unsettled
    return state, told, answers, game.decision, game.digest(), game.key()


class Fails:
    def __init__(self, error):
        self.error = error

    @hookimpl
    def legal_actions(self, player):
        if player == "P2":
            raise self.error


@pytest.mark.parametrize("error", [ValueError("broken"), IllegalActionError("not legal", "101.2")])
def test_an_answer_after_which_something_fails_leaves_the_moment_before_it(table, error):
    game = begun(table.rules)
    assert game.decision is not None
    before, first = moment(game), game.decision
    table.rules.manager.register(Fails(error), "fails")
    with pytest.raises(type(error)):
        game.answer(first.options[0])
    assert moment(game) == before
    table.rules.manager.unregister(name="fails")
    game.answer(first.options[0])
    assert game.decision is not None
    assert game.decision.deciders != first.deciders
