"""Worlds, limits of counters, Roles, and all state-based actions as one event (704.3, 704.5)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    CountersAtMost,
    CountersPut,
    Dies,
    GainLife,
    Simultaneous,
    StaticAbility,
    Zone,
    another,
    move,
    triggered,
    whenever,
)
from cardwright_rules.damage import DamageDealt

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Enchantment", **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


def enter(table, *names):
    moves = tuple(move(table.game, table.hand("P1", name), Zone.BATTLEFIELD) for name in names)
    table.propose(Simultaneous(moves) if len(moves) > 1 else moves[0])
    table.settle()


@pytest.fixture
def _worlds(table):
    for name in ("First", "Second", "Third"):
        table.add_card(card(name, types="World Enchantment"))


@pytest.mark.usefixtures("_worlds")
@pytest.mark.rule("704.5k")
def test_the_newest_world_stays(table):
    enter(table, "First")
    assert table.permanents() == ["First"]
    enter(table, "Second")
    assert table.permanents() == ["Second"]
    table.propose(table.entering("P2", "Third"))
    table.settle()
    assert table.permanents() == ["Third"]


@pytest.mark.usefixtures("_worlds")
@pytest.mark.rule("704.5k")
def test_worlds_that_are_equally_new_all_go(table):
    enter(table, "First")
    enter(table, "Second", "Third")
    assert table.permanents() == []


@pytest.mark.rule("704.5r")
def test_counters_beyond_the_limit_are_removed(table):
    table.add_card(card("Vessel", StaticAbility(CountersAtMost("charge", 3))))
    vessel = table.battlefield("P1", "Vessel")
    for count, left in ((2, 2), (1, 3), (4, 3)):
        table.propose(CountersPut(vessel, "charge", count))
        table.settle()
        assert table.see(vessel).object.count("charge") == left
    table.propose(CountersPut(vessel, "other", 9))
    table.settle()
    assert table.see(vessel).object.count("other") == 9


@pytest.mark.rule("704.5z")
def test_of_the_roles_of_a_player_the_newest_stays(table, attach):
    keywords = {"keywords": ("enchant creature",), "types": "Enchantment — Aura Role"}
    for name in ("Old", "New", "Theirs"):
        table.add_card(card(name, **keywords))
    bears, other = table.battlefield("P1", BEARS, BEARS)
    for player, name, host in (
        ("P1", "Old", bears),
        ("P1", "Old", other),
        ("P2", "Theirs", bears),
        ("P1", "New", bears),
    ):
        attach(table.battlefield(player, name), host)
    table.settle()
    assert table.permanents() == [BEARS, BEARS, "Old", "Theirs", "New"]
    (old,) = (view for view in table.game.permanents() if view.name == "Old")
    assert old.object.attached == other


@pytest.mark.rule("704.3", "704.8", "603.10a")
def test_all_of_them_are_one_event(table):
    sees = triggered(whenever(Dies, another(CREATURE)), GainLife(1))
    body = {"types": "Creature", "power": 1, "toughness": 1}
    table.add_card(card("Watcher", sees, **body))
    table.add_card(card("Legend", sees, **(body | {"types": "Legendary Creature"})))
    watcher, bears = table.battlefield("P1", "Watcher", BEARS)
    first, second = table.battlefield("P1", "Legend", "Legend")
    table.answers("P1", ("legend", second))
    hits = (DamageDealt(bears, watcher, 1), CountersPut(bears, "-1/-1", 2))
    table.propose(Simultaneous(hits))
    waiting = table.game.state.next_id + 3  # after the three that die at the same time
    for number in range(6):
        table.answers("P1", ("order triggers", lambda one, n=waiting + number: one.becomes == n))
    table.resolve()
    assert table.permanents() == ["Legend"]
    assert not table.game.exists(first)
    assert table.life("P1") == 20 + 2 + 2 + 3  # each sees all others that die, itself dying or not
