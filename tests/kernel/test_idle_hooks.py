"""Idle implementations: a hook that is proven empty is not called, and would have had no answer."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright.authoring import hookimpl, idle_unless
from cardwright.testing import RandomAgent
from cardwright_core.standing import Standing
from cardwright_core.zone_changes import from_library, move
from cardwright_core.zones import Zone

DECK = ["Forest", "Plains", "Forest", "Plains", "Soul Warden", "Grizzly Bears", "Giant Growth"]


class Seldom:
    """Has something to do at upkeeps only."""

    def __init__(self):
        self.asked = []

    @hookimpl
    @idle_unless(lambda game, step, ending: step.name == "upkeep" and not ending)
    def turn_based_actions(self, step):
        self.asked.append(step.name)


class Late:
    """Has something to do at the ends of steps, in which it is not asked twice."""

    def __init__(self):
        self.concerned, self.asked = [], []

        class Marked:
            @hookimpl
            @idle_unless(asked=self.concerns)
            def turn_based_actions(_, step):  # noqa: N805 - `self` is the plugin's
                self.asked.append(step.name)

        self.plugin = Marked()

    def concerns(self, step, ending):
        self.concerned.append((step.name, ending))
        return ending and step.name == "upkeep"


class Watches:
    """Has something to do while a creature is there."""

    def __init__(self):
        self.asked = 0

    @hookimpl
    @idle_unless(there_is=lambda view: view.zone is Zone.BATTLEFIELD and view.is_a("Creature"))
    def state_based_actions(self):
        self.asked += 1


class Reminded:
    """Has something to do once something is noted, by a name that is no word."""

    def __init__(self):
        self.asked = 0

    @hookimpl
    @idle_unless(noted="what's noted")
    def state_based_actions(self):
        self.asked += 1


class Listens:
    """A stranger's wrapper, which has no test."""

    def __init__(self):
        self.heard = []

    @hookimpl(wrapper=True)
    def turn_based_actions(self, step, ending):
        self.heard.append((step.name, ending))
        return (yield)


@pytest.fixture
def plugged(table):
    def plug(plugin):
        table.rules.manager.register(plugin, "plugged")
        return plugin

    yield plug
    table.rules.manager.unregister(name="plugged")


def test_it_is_not_asked_while_it_is_idle(table, plugged):
    seldom = plugged(Seldom())
    for step in table.rules.steps:
        table.rules.ask.turn_based_actions(table.game, step, ending=False)
    assert seldom.asked == ["upkeep"]  # not where others have something to do, either


def asked_at_each_step(table):
    for step in table.rules.steps:
        for ending in (False, True):
            table.rules.ask.turn_based_actions(table.game, step, ending)


def test_whom_a_question_concerns_is_looked_at_once(table, plugged):
    late = Late()
    plugged(late.plugin)
    asked_at_each_step(table)
    questions = [(step.name, ending) for step in table.rules.steps for ending in (False, True)]
    assert (late.asked, late.concerned) == (["upkeep"], questions)
    asked_at_each_step(table)
    assert (late.asked, late.concerned) == (["upkeep", "upkeep"], questions)


def test_whom_a_question_concerns_is_looked_at_where_a_wrapper_sees_it_too(table, plugged):
    late = Late()
    plugged(late.plugin)
    listens = Listens()
    table.rules.manager.register(listens, "listens")
    try:
        asked_at_each_step(table)
    finally:
        table.rules.manager.unregister(name="listens")
    assert ("end", True) in listens.heard


def test_a_plugin_whose_test_of_questions_fails_is_named(table):
    class Broken:
        @hookimpl
        @idle_unless(asked=lambda step, ending: step.nothing)
        def turn_based_actions(self):
            return None

    table.add_plugin("broken", Broken())
    with pytest.raises(AttributeError) as raised:
        asked_at_each_step(table)
    assert "in hook turn_based_actions of broken" in str(raised.value.__notes__)


def test_it_is_asked_while_there_is_an_object_that_it_is_for(table, plugged):
    watches = plugged(Watches())
    table.rules.ask.state_based_actions(table.game)
    assert watches.asked == 0
    bears = table.battlefield("P1", "Grizzly Bears")
    table.game.follow()
    table.rules.ask.state_based_actions(table.game)
    assert watches.asked == 1
    table.game.propose(move(table.game, bears, Zone.GRAVEYARD))
    table.rules.ask.state_based_actions(table.game)
    assert watches.asked == 1


def test_it_is_asked_while_something_is_noted_that_it_is_for(table, plugged):
    reminded = plugged(Reminded())
    table.rules.ask.state_based_actions(table.game)
    assert reminded.asked == 0
    table.game.state.slices["what's noted"] = ("something",)
    table.rules.ask.state_based_actions(table.game)
    assert reminded.asked == 1


def test_a_wrapper_without_a_test_sees_every_call(table, plugged):
    listens = plugged(Listens())
    steps = {(step.name, ending) for step in table.rules.steps for ending in (False, True)}
    for step in table.rules.steps:
        for ending in (False, True):
            table.rules.ask.turn_based_actions(table.game, step, ending)
    assert set(listens.heard) == steps


@settings(
    max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.integers(0, 2**16))
def test_what_is_skipped_would_have_been_empty_and_what_is_known_is_so(rule_sets, seed):
    game = rule_sets.shared.new_game(1)
    for name in ("P1", "P2"):
        game.add_player(name, DECK * 3)
        for _ in range(7):
            library = game.state.library(name)
            game.propose(from_library(game, library.cards[library.top], Zone.HAND))
    game.skip_setup()
    moves = 0

    def looked_at(game):
        nonlocal moves
        moves += 1
        if moves % 5 == 0:
            answers_are_the_same(game)
        return moves > 200

    game.play(dict.fromkeys(("P1", "P2"), RandomAgent(seed)), until=looked_at)


def answers_are_the_same(game):
    """Ask with what is known, and then anew and without leaving anything out."""
    game.follow()
    hook, ask, cursor = game.rules.hook, game.rules.ask, game.state.cursor
    known = [
        ask.state_based_actions(game),
        *(ask.turn_based_actions(game, cursor.step, ending) for ending in (False, True)),
        *(ask.legal_actions(game, player) for player in game.state.order),
    ]
    game.state.standing = Standing()
    anew = [
        hook.state_based_actions(game=game, by=None),
        *(
            hook.turn_based_actions(game=game, by=None, step=cursor.step, ending=ending)
            for ending in (False, True)
        ),
        *(hook.legal_actions(game=game, by=None, player=name) for name in game.state.order),
    ]
    assert list(map(type, known[0])) == list(map(type, anew[0]))  # each move has a new id
    assert known[1:3] == anew[1:3]
    assert [set(some) for some in known[3:]] == [set(some) for some in anew[3:]]
