"""Keys and digests: equal for equal games, incremental, the same in every process."""

import json
import os
import subprocess
import sys

import pytest

from cardwright.authoring import Duration, LifeGained, Tapped
from cardwright.testing import RandomAgent
from cardwright_core.digest import encoded
from cardwright_core.zones import Zone

BEARS = "Grizzly Bears"
NORN = "Elesh Norn, Mother of Machines"

_SAME_GAME = """
import json, sys
import cardwright
from cardwright.testing import RandomAgent

game = cardwright.new_game(7)
deck = ["Forest", "Plains", "Soul Warden", "Grizzly Bears", "Servant of the Scale"] * 3
for player in ("P1", "P2"):
    game.add_player(player, deck)
agents = {"P1": RandomAgent(1), "P2": RandomAgent(2)}
digests = []
for turn in range(2, 9):
    game.play(agents, until=lambda game: game.state.cursor.turn == turn or game.over)
    digests.append(game.digest())
print(json.dumps(digests))
"""


def laid(table):
    table.battlefield("P1", BEARS, NORN)
    table.hand("P2", "Forest")
    table.library("P1", "Plains", "Island")
    return table.game


def from_scratch(game):
    fork = game.fork()
    fork.state.sums = None
    return fork.key(), fork.digest()


def test_in_another_process_with_other_hashes_it_is_the_same():
    found = []
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", _SAME_GAME]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        found.append(json.loads(done.stdout))
    assert found[0] == found[1]
    assert len(set(found[0])) == 7


def test_a_fork_has_the_same_and_goes_its_own_way(table):
    game = laid(table)
    fork = game.fork()
    assert (fork.key(), fork.digest()) == (game.key(), game.digest())
    fork.propose(LifeGained("P1", 1))
    assert fork.key() != game.key()
    assert fork.digest() != game.digest()
    game.propose(LifeGained("P1", 1))
    assert (fork.key(), fork.digest()) == (game.key(), game.digest())


def tap(table):
    table.propose(Tapped(next(table.game.permanents()).id))


def gain(table):
    table.propose(LifeGained("P2", 1))


def enter(table):
    table.propose(table.entering("P1", BEARS))


def die(table):
    table.propose(table.moving(next(table.game.permanents()).id, Zone.GRAVEYARD))


def counters(table):
    view = next(table.game.permanents())
    table.game.state.put(view.object.replace(counters=(("+1/+1", 1),)))


def mana(table):
    table.mana("P1", "{G}")


def effect(table):
    instance = next(i for _, i in table.game.state.index.get(("additional_triggers", None)))
    table.game.state.start_effect(instance.replace(duration=Duration.END_OF_TURN))


def step(table):
    table.answers("P1", ("attackers", []))
    table.go_to("end")


def library(table):
    table.library("P1", "Swamp")


def plugin_slice(table):
    table.game.state.slices["some plugin"] = ("a value", 3)


def randomness(table):
    state = table.game.state
    state.random = state.random.replace(drawn=state.random.drawn + 1)


CHANGES = [tap, gain, enter, die, counters, mana, effect, step, library, plugin_slice, randomness]


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_matters_changes_it_and_the_sum_follows(table, change):
    game = laid(table)
    before = game.key(), game.digest()
    change(table)
    after = game.key(), game.digest()
    assert before[0] != after[0]
    assert before[1] != after[1]
    assert after == from_scratch(game)


def test_change_after_change_the_sum_follows(table):
    game = laid(table)
    for change in CHANGES:
        change(table)
        assert (game.key(), game.digest()) == from_scratch(game)


def test_what_was_undone_by_hand_is_as_if_it_never_was(table):
    game = laid(table)
    before = game.key(), game.digest()
    view = next(game.permanents())
    game.state.put(view.object.replace(counters=(("+1/+1", 1),)))
    game.key()
    game.state.put(view.object)
    assert (game.key(), game.digest()) == before


def test_what_is_written_in_a_fork_is_summed_there_alone(table):
    game = laid(table)
    bears = game.state.zone(Zone.BATTLEFIELD)[0]
    before = game.key(), game.digest()
    fork = game.fork()
    fork.propose(Tapped(bears))
    game.propose(LifeGained("P2", 1))
    for one in (fork, game):
        assert (one.key(), one.digest()) == from_scratch(one)
    assert len({before, (fork.key(), fork.digest()), (game.key(), game.digest())}) == 3


def test_order_on_the_battlefield_and_history_do_not_hide_in_it(table):
    game = laid(table)
    fork = game.fork()
    fork.annotate("note", None, "", text="only a remark")
    assert (fork.key(), fork.digest()) == (game.key(), game.digest())


@pytest.mark.parametrize(
    ("one", "other"),
    [((1, 2), ((1,), 2)), ("1", 1), ((), ""), (None, 0), (("a", "b"), ("ab",)), (Zone.HAND, 2)],
)
def test_different_values_have_different_bytes(one, other):
    assert encoded(one) != encoded(other)


def test_sets_have_no_order():
    assert encoded(frozenset("abc")) == encoded(frozenset("cba"))


@pytest.mark.parametrize("value", [[1], {"a": 1}, {1}, 1.5, print])
def test_what_is_no_value_is_refused(value):
    with pytest.raises(TypeError, match="which is no value"):
        encoded(value)


def test_equal_agents_play_equal_games(rule_sets):
    digests = set()
    for _ in range(2):
        game = rule_sets.shared.new_game(3)
        for player in ("P1", "P2"):
            game.add_player(player, ["Forest", BEARS, "Forest", "Soul Warden", "Plains"] * 4)
        agents = {"P1": RandomAgent(4), "P2": RandomAgent(5)}
        game.play(agents, until=lambda game: game.state.cursor.turn == 8 or game.over)
        digests.add(game.digest())
    assert len(digests) == 1
