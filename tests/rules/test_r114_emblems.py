"""Emblems: objects in the command zone whose abilities function there (114)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    Enters,
    GainLife,
    GetEmblem,
    Part,
    Zone,
    activated,
    all_of,
    gets,
    static,
    triggered,
    whenever,
)

YOURS = all_of(CREATURE, YOU_CONTROL)
LAYER, CHANGE = gets(1, 1)


class Maker(Card):
    name = "Maker"
    types = "Artifact"
    abilities = (
        activated("", GetEmblem(static(Part(LAYER, YOURS, CHANGE)))),
        activated("", GetEmblem(triggered(whenever(Enters, YOURS), GainLife(1)))),
        activated("", GetEmblem(activated("", GainLife(5)))),
    )


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(Maker)


def emblem(table, number):
    maker = table.battlefield("P1", "Maker")
    table.activate("P1", maker, number)
    table.resolve()
    return table.game.state.zone(Zone.COMMAND)[-1]


@pytest.mark.rule("114.2", "114.3", "114.5")
def test_it_has_abilities_and_nothing_else(table):
    made = table.see(emblem(table, 0))
    assert (made.owner, made.controller, made.zone) == ("P1", "P1", Zone.COMMAND)
    printed = made.characteristics
    assert (printed.name, printed.types, printed.cost, len(printed.abilities)) == ("", (), None, 1)
    assert made.object.card == 0


@pytest.mark.rule("114.4")
def test_a_static_ability_functions(table):
    bears = table.battlefield("P1", "Grizzly Bears")
    theirs = table.battlefield("P2", "Grizzly Bears")
    emblem(table, 0)
    assert table.see(bears).characteristics.power == 3
    assert table.see(theirs).characteristics.power == 2


@pytest.mark.rule("114.4")
def test_a_triggered_ability_functions(table):
    emblem(table, 1)
    table.propose(table.entering("P1", "Grizzly Bears"))
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.rule("114.4")
def test_an_activated_ability_functions(table):
    table.activate("P1", emblem(table, 2))
    table.resolve()
    assert table.life("P1") == 25


@pytest.mark.rule("704.5e", "114.5")
def test_it_does_not_cease_to_exist(table):
    made = emblem(table, 0)
    table.propose(table.entering("P1", "Grizzly Bears"))
    table.settle()
    assert table.game.exists(made)
