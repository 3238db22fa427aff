"""Abilities activated only once, and creatures that charge a permanent (702.177, 702.184)."""

import pytest

from cardwright.authoring import (
    TAP,
    AddMana,
    Card,
    CountersPut,
    GainLife,
    NothingExhaustedThisTurn,
    cost,
    exhaust,
    hookimpl,
)
from cardwright_core.errors import InputError
from cardwright_rules.keywords.exhaust import Exhaust


def creature(name, power, toughness, *abilities, **values):
    body = {"types": "Creature", "power": power, "toughness": toughness, "keywords": ("defender",)}
    return type("TestCard", (Card,), {"name": name, "abilities": abilities, **body, **values})


class Refueler(Card):
    name = "Refueler"
    types = "Creature — Elf"
    keywords = ("defender",)
    power, toughness = 2, 3
    abilities = (exhaust("{1}", GainLife(1)),)

    @hookimpl
    def exhausts_again(self, game, by, ability):
        mine = ability.controller == by.controller and game.is_active(by.controller)
        return mine and NothingExhaustedThisTurn().holds(game, by, None)


LOOT = creature("Loot", 1, 4, exhaust(cost("", TAP), AddMana(("G",), 3)))


class Warden(Card):
    name = "Warden"
    types = "Artifact Creature — Robot"
    power, toughness = 3, 4

    @hookimpl
    def stations_with_toughness(self, by, creature):
        values = creature.characteristics
        mine = creature.controller == by.controller
        return mine and (values.toughness or 0) > (values.power or 0)


class Ship(Card):
    name = "Ship"
    types = "Artifact — Spacecraft"
    keywords = ("station",)


def lay(table, *cards):
    for card in cards:
        table.add_card(card)
    return [table.battlefield("P1", card.name) for card in cards]


def exhausts(table, item, place=0):
    """Let P1 activate an exhaust ability."""
    abilities = table.see(item).characteristics.abilities
    numbers = [n for n, ability in enumerate(abilities) if ability.keyword == "exhaust"]
    table.activate("P1", item, numbers[place])


def next_turn(table):
    for player in ("P1", "P2"):
        table.library(player, *["Forest"] * 3)
    for active in ("P2", "P1"):
        table.go_to("end")
        table.go_to("upkeep")
        assert table.game.state.cursor.active == active
    table.go_to("precombat main")


# Exhaust.


@pytest.mark.rule("702.177a")
def test_an_exhaust_ability_is_activated_once_as_long_as_it_is_that_object(table, may_begin):
    (item,) = lay(table, creature("Tired", 1, 1, exhaust("{0}", GainLife(3))))
    other = table.battlefield("P1", "Tired")
    exhausts(table, item)
    table.resolve()
    next_turn(table)
    assert table.life("P1") == 23
    assert not may_begin("P1", item)
    assert may_begin("P1", other)


@pytest.mark.rule("702.177a")
def test_each_of_two_exhaust_abilities_is_activated_once(table, may_begin):
    (item,) = lay(table, creature("Twice", 1, 1, *[exhaust("{0}", GainLife(3))] * 2))
    exhausts(table, item)
    table.resolve()
    assert may_begin("P1", item)
    exhausts(table, item, 1)
    table.resolve()
    assert not may_begin("P1", item)


@pytest.mark.rule("702.177b", "702.177b#1")
def test_what_is_for_those_who_exhausted_nothing_ends_as_one_begins(table, may_begin):
    refueler, loot = lay(table, Refueler, LOOT)
    table.mana("P1", "{C}")
    table.answers("P1", ("pay", "pay {C}"))  # or with Loot
    exhausts(table, refueler)
    table.resolve()
    next_turn(table)
    exhausts(table, loot)
    next_turn(table)
    table.mana("P1", "{C}")
    assert may_begin("P1", refueler)
    assert may_begin("P1", loot)
    exhausts(table, refueler)  # no other way to pay is offered: it would have to be answered
    table.resolve()
    assert not may_begin("P1", refueler)
    assert not may_begin("P1", loot)


@pytest.mark.rule("702.177a")
def test_an_exhaust_ability_is_no_word():
    with pytest.raises(InputError, match=r"exhaust '\{1\}': write its ability as exhaust"):
        Exhaust().stands_for("{1}")


# Station.


@pytest.mark.rule("702.184a", "307.5")
def test_another_creature_charges_it_with_its_power(table, may_begin):
    (ship,) = lay(table, Ship)
    bears = table.battlefield("P1", "Grizzly Bears")
    table.activate("P1", ship)
    table.propose(CountersPut(bears, "+1/+1", 1))  # it is looked at as the ability resolves
    assert table.tapped(bears)
    table.resolve()
    assert table.counters(ship) == {"charge": 3}
    assert not may_begin("P1", ship)  # nobody else is untapped


@pytest.mark.rule("702.184c", "702.184c#1")
@pytest.mark.parametrize(("size", "count"), [((1, 5), 5), ((4, 2), 4), ((3, 3), 3)])
def test_a_static_ability_may_say_that_toughness_counts(table, size, count):
    ship, _, one = lay(table, Ship, Warden, creature("One", *size))
    theirs = table.battlefield("P2", "Warden")
    table.answers("P1", ("cost", one))
    table.activate("P1", ship)
    table.resolve()
    assert table.counters(ship) == {"charge": count}
    assert not table.tapped(theirs)
