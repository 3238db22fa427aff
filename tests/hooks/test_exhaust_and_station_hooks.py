"""The hooks `exhausts_again` and `stations_with_toughness` (702.177b, 702.184c)."""

import pytest

from cardwright.authoring import Card, GainLife, exhaust, hookimpl


class Tireless(Card):
    name = "Tireless"
    types = "Creature"
    power, toughness = 1, 3
    abilities = (exhaust("{0}", GainLife(1)),)

    @hookimpl
    def exhausts_again(self, by, ability):
        return ability.controller == by.controller

    @hookimpl
    def stations_with_toughness(self, by, creature):
        return creature.controller == by.controller


@pytest.fixture
def table(table):
    table.add_card(Tireless)
    return table


def proposed(table, item):
    abilities = table.see(item).characteristics.abilities
    (number,) = (n for n, ability in enumerate(abilities) if ability.keyword == "exhaust")
    return table.activating(table.controller(item), item, number).instance


def test_exhausts_again_is_asked_with_the_ability(table):
    mine, theirs = table.battlefield("P1", "Tireless"), table.battlefield("P2", "Tireless")
    assert table.hook.exhausts_again(ability=proposed(table, mine)) == [True, False]
    assert table.hook.exhausts_again(ability=proposed(table, theirs)) == [False, True]


def test_stations_with_toughness_is_asked_with_the_creature(table):
    mine = table.battlefield("P1", "Tireless")
    bears = table.battlefield("P2", "Grizzly Bears")
    assert table.hook.stations_with_toughness(creature=table.see(mine)) == [True]
    assert table.hook.stations_with_toughness(creature=table.see(bears)) == [False]
