"""What is known of the objects as they stand, and of what a player could do as they do."""

import pytest

from cardwright.authoring import Zone, hookimpl
from cardwright_core.casting import Activate, Cast
from cardwright_core.proposal import Proposal
from cardwright_core.standing import INDEX, depends_on
from cardwright_core.zone_changes import move


def is_bear(view):
    return view.name == "Grizzly Bears"


def test_objects_of_a_test_are_the_same_tuple_until_one_of_them_changes(table):
    game = table.game
    bears, forest = table.battlefield("P1", "Grizzly Bears", "Forest")
    game.follow()
    those = game.state.standing.those(is_bear, game)
    game.state.put(game.state.objects[forest].replace(since=7))
    game.follow()
    assert game.state.standing.those(is_bear, game) is those
    game.state.put(game.state.objects[bears].replace(since=7))
    game.follow()
    changed = game.state.standing.those(is_bear, game)
    assert changed == those == (bears,)
    assert changed is not those


def test_a_test_of_permanents_follows_those_that_come_change_and_leave(table):
    game = table.game
    game.follow()

    def bears():
        game.follow()
        return game.state.standing.permanents(is_bear, game)

    assert bears() == ()
    first = table.battlefield("P1", "Grizzly Bears")
    assert bears() == (first,)
    second = table.battlefield("P2", "Grizzly Bears")
    assert bears() == (first, second)
    table.hand("P1", "Grizzly Bears")
    assert bears() == (first, second)
    game.propose(move(game, first, Zone.HAND))
    assert bears() == (second,)
    named = game.state.objects[second]
    other = named.copiable.replace(name="Bears of Another Name")
    game.state.put(named.replace(copiable=other))
    assert bears() == ()


def is_late(view):
    return view.object.since == 7


def test_what_a_test_sees_while_something_changes_is_not_seen_by_the_next(table):
    game = table.game
    bears = table.battlefield("P1", "Grizzly Bears")
    game.follow()
    before, standing = game.state, game.state.standing
    game.state = before.fork()
    game.state.put(game.state.objects[bears].replace(since=7))
    assert standing.permanents(is_bear, game) == (bears,)
    game.state = before
    assert standing.permanents(is_late, game) == ()


def is_strong(view):
    return (view.characteristics.power or 0) > 2


def test_objects_of_a_test_are_those_of_a_new_epoch(table):
    game = table.game
    bears, other = table.battlefield("P1", "Grizzly Bears", "Grizzly Bears")

    def strong():
        game.follow()
        return game.state.standing.permanents(is_strong, game)

    assert strong() == ()
    anthem = table.battlefield("P1", "Glorious Anthem")
    assert strong() == (bears, other)
    game.propose(move(game, anthem, Zone.GRAVEYARD))
    assert strong() == ()


def test_what_follows_from_several_values_is_worked_out_again_for_another_of_them(table):
    asked = []

    def both(_, *values):
        asked.append(values)
        return len(asked)

    standing, one, other = table.game.state.standing, ["one"], ["other"]
    known = [
        standing.follows(both, table.game, values, key)
        for values, key in (
            ((one, other), ""),
            ((one, other), ""),
            ((one, one), ""),
            ((one, one), "key"),
            ((one, one), ""),
        )
    ]
    assert known == [1, 1, 2, 3, 2]


def test_an_answer_is_kept_until_what_it_depends_on_changes(table):
    game, asked = table.game, []

    @depends_on(is_bear)
    def bears_seen(game):
        asked.append("bears")
        return game.state.standing.permanents(is_bear, game)

    @depends_on(INDEX)
    def hooks(game):
        asked.append("index")
        return game.state.index.hooks

    def ask():
        asked.clear()
        game.follow()
        standing = game.state.standing
        return standing.once(bears_seen, game), standing.once(hooks, game)

    bears, forest = table.battlefield("P1", "Grizzly Bears", "Forest")
    assert ask()[0] == (bears,)
    assert asked == ["bears", "index"]
    game.state.put(game.state.objects[forest].replace(since=7))
    assert ask()[0] == (bears,)
    assert asked == []
    game.state.put(game.state.objects[bears].replace(since=7))
    assert ask()[0] == (bears,)
    assert asked == ["bears"]
    table.battlefield("P1", "Soul Warden")
    assert ask() == ((bears,), game.state.index.hooks)
    assert asked == ["index"]
    other = table.battlefield("P2", "Grizzly Bears")
    assert ask()[0] == (bears, other)
    assert asked == ["bears"]


def offered(table, kind):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, "P1")
    return [action.name for action in actions if isinstance(action, kind)]


def test_a_plugin_that_comes_or_goes_is_asked_from_then_on(table):
    table.battlefield("P1", "Forest", "Forest")
    table.hand("P1", "Grizzly Bears")

    class NoBears:
        @hookimpl
        def prohibits(self, act):
            return "no" if isinstance(act, Proposal) and act.kind == "cast" else None

    assert offered(table, Cast) == ["Grizzly Bears"]
    table.rules.manager.register(NoBears(), "no bears")
    try:
        assert offered(table, Cast) == []
    finally:
        table.rules.manager.unregister(name="no bears")
    assert offered(table, Cast) == ["Grizzly Bears"]


@pytest.mark.rule("302.6", "107.5", "117.1b")
def test_what_becomes_tapped_or_a_creature_can_be_tapped_no_more(table):
    table.game.follow()
    forest, other = table.battlefield("P1", "Forest", "Forest")
    assert offered(table, Activate) == ["Forest"] * 2
    state = table.game.state
    state.set_status(other, state.status_of(other).replace(tapped=True))
    assert offered(table, Activate) == ["Forest"]
    there = state.objects[forest]
    values = there.copiable.replace(types=(*there.copiable.types, "Creature"))
    state.put(there.replace(copiable=values, since=state.cursor.turn))
    assert offered(table, Activate) == []
    state.put(there)
    assert offered(table, Activate) == ["Forest"]


@pytest.mark.rule("117.1a", "601.3", "106.4")
def test_mana_in_the_pool_alone_opens_what_it_pays_for(table):
    table.hand("P1", "Grizzly Bears")
    forests = table.battlefield("P1", "Forest", "Forest")
    for forest in forests:
        assert offered(table, Cast) == ["Grizzly Bears"]
        table.activate("P1", forest)
    assert offered(table, Activate) == []
    assert offered(table, Cast) == ["Grizzly Bears"]
    assert table.game.state.zone(Zone.STACK) == ()
