"""A state and its forks: what they share, what each has for itself, and what they forget."""

import pytest

from cardwright.authoring import StaticAbility, Zone, move
from cardwright_core.functioning import instance_of
from cardwright_core.lasting import Lasting
from cardwright_core.objects import Status

BEARS = "Grizzly Bears"


def put(state, bears):
    state.put(state.objects[bears].replace(since=7))


def tap(state, bears):
    state.set_status(bears, Status(tapped=True))


def take_out(state, bears):
    state.remove(state.objects[bears])


def turn_into_exile(state, bears):
    state.keep_as(state.objects[bears], Zone.EXILE)


def begin(state, bears):
    state.start_effect(state.effects[bears + 1])


def change(state, bears):
    state.change_effect(state.effects[bears + 1].replace(x=3))


def end(state, bears):
    state.end_effect(bears + 1)


def by_name(_, view):
    return view.name


def dicts(state):
    named = ("objects", "status", "zones", "effects", "last_known")
    return {name: dict(getattr(state, name)) for name in named}


@pytest.mark.parametrize("write", [put, tap, take_out, turn_into_exile, begin, change, end])
@pytest.mark.parametrize("in_fork", [True, False])
def test_what_is_written_into_a_fork_or_its_origin_is_not_in_the_other(table, write, in_fork):
    bears = table.battlefield("P1", BEARS)
    state = table.game.state
    state.next_id = bears + 1
    state.start_effect(instance_of(table.see(bears), StaticAbility(Lasting(())), 0))
    state.set_status(bears, Status(damage=1))
    fork = state.fork()
    written, other = (fork, state) if in_fork else (state, fork)
    before = dicts(other)
    write(written, bears)
    assert dicts(other) == before
    assert dicts(written) != before


def test_what_was_last_known_in_a_fork_is_not_known_in_its_origin(table):
    bears = table.battlefield("P1", BEARS)
    fork = table.game.fork()
    fork.propose(move(fork, bears, Zone.GRAVEYARD))
    assert fork.see(bears).name == BEARS
    assert bears not in table.game.state.last_known


def test_what_was_worked_out_of_objects_that_are_gone_is_not_kept(table):
    game = table.game
    for _ in range(150):
        bears = table.battlefield("P1", BEARS)
        game.state.standing.told(by_name, game, game.see(bears), bears)
        game.propose(move(game, bears, Zone.LIBRARY))
    assert len(game.state.objects) < 10
    assert len(game.state.bases) < 130
    assert len(game.state.computed) < 130
    assert len(game.state.standing._told[by_name]) < 130
    assert game.see(bears).name == BEARS  # as it last existed


@pytest.mark.rule("122.1a")
def test_counters_count_where_no_effect_reaches(table):
    table.battlefield("P1", "Glorious Anthem")
    bears = table.exile("P1", BEARS)
    there = table.game.state.objects[bears]
    table.game.state.put(there.replace(counters=(("+1/+1", 1),)))
    table.game.follow()
    assert table.size(bears) == (3, 3)
