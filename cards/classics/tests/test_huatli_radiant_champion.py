import pytest

from cardwright.authoring import Zone

HUATLI = "Huatli, Radiant Champion"
BEARS = "Grizzly Bears"


def test_facts(table):
    printed = table.see(table.hand("P1", HUATLI)).characteristics
    assert str(printed.cost) == "{2}{G}{W}"
    assert str(printed.type_line) == "Legendary Planeswalker — Huatli"
    assert printed.loyalty == 3


@pytest.mark.rule("606.4")
def test_a_counter_for_each_creature(table):
    table.battlefield("P1", BEARS, BEARS)
    table.battlefield("P2", BEARS)
    huatli = table.battlefield("P1", HUATLI, counters={"loyalty": 3})
    table.activate("P1", huatli, number=loyalty_ability(table, huatli, 0))
    table.resolve()
    assert table.see(huatli).object.count("loyalty") == 6


def test_as_strong_as_there_are_creatures(table):
    bears = table.battlefield("P1", BEARS)
    other = table.battlefield("P1", BEARS)
    huatli = table.battlefield("P1", HUATLI, counters={"loyalty": 3})
    table.answers("P1", ("target", bears))
    table.activate("P1", huatli, number=loyalty_ability(table, huatli, 1))
    table.resolve()
    table.propose(table.moving(other, Zone.GRAVEYARD))
    assert table.see(bears).characteristics.power == 4  # fixed as it resolved
    assert table.see(huatli).object.count("loyalty") == 2


@pytest.mark.rule("114.2", "114.4", "704.5i")
def test_an_emblem_that_draws(table):
    table.library("P1", "Forest", "Forest")
    huatli = table.battlefield("P1", HUATLI, counters={"loyalty": 8})
    table.activate("P1", huatli, number=loyalty_ability(table, huatli, 2))
    table.resolve()
    assert table.permanents() == []
    table.answers("P1", ("may", True))
    table.propose(table.entering("P1", BEARS))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
    table.propose(table.entering("P2", BEARS))
    assert table.game.state.pending == ()


def loyalty_ability(table, item, number):
    abilities = table.see(item).characteristics.abilities
    places = [place for place, one in enumerate(abilities) if getattr(one, "loyalty", False)]
    return places[number]
