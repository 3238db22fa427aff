"""Loyalty costs are one cost, whatever they are made of (606.5)."""

import pytest

from cardwright.authoring import (
    Card,
    GainLife,
    LoyaltyAbilitiesCostMore,
    StaticAbility,
    loyalty_ability,
)


class Walker(Card):
    name = "Walker"
    types = "Legendary Planeswalker — Test"
    loyalty = 3
    abilities = (loyalty_ability(1, GainLife(1)), loyalty_ability(-4, GainLife(10)))


class Carth(Card):
    name = "Carth"
    types = "Legendary Creature — Human"
    power, toughness = 3, 5
    abilities = (StaticAbility(LoyaltyAbilitiesCostMore(1)),)


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(Walker)
    table.add_card(Carth)


def loyalty(table, item):
    return table.see(item).object.count("loyalty")


@pytest.mark.rule("606.5", "606.5#1")
@pytest.mark.parametrize(("number", "left", "life"), [(0, 5, 21), (1, 0, 30)])
def test_several_loyalty_symbols_are_combined(table, number, left, life):
    table.battlefield("P1", "Carth")
    walker = table.battlefield("P1", "Walker")
    assert loyalty(table, walker) == 3
    table.activate("P1", walker, number)
    puts = [entry.event for entry in table.game.log if entry.kind == "event"]
    assert [type(event).__name__ for event in puts].count("CountersPut") == (number == 0)
    table.resolve()
    assert loyalty(table, walker) == left
    assert table.life("P1") == life


@pytest.mark.rule("606.6", "118.3")
def test_without_it_four_are_too_many(table, may_begin):
    walker = table.battlefield("P1", "Walker")
    table.battlefield("P2", "Carth")
    actions = table.rules.ask.legal_actions(table.game, "P1")
    assert [action.number for action in actions if getattr(action, "object", 0) == walker] == [0]
    assert may_begin("P1", walker)
