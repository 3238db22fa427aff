"""Crew: a Vehicle is a creature for a turn (702.122, 208.3)."""

import pytest

from cardwright.authoring import (
    THIS,
    Card,
    Crews,
    IllegalActionError,
    Pump,
    Selection,
    Zone,
    record,
    triggered,
    whenever,
)

BEARS = "Grizzly Bears"


@record
class ThatVehicle(Selection):
    """The Vehicle that was crewed."""

    def objects(self, game, by):
        return (by.event.vehicle,) if game.exists(by.event.vehicle) else ()


class Car(Card):
    name = "Car"
    types = "Artifact — Vehicle"
    power, toughness = 3, 3
    keywords = ("crew 2",)


class Motorist(Card):
    name = "Motorist"
    types = "Creature — Dwarf"
    power, toughness = 3, 1
    abilities = (triggered(whenever(Crews, THIS), Pump(1, 1, ThatVehicle())),)


@pytest.fixture
def car(table):
    table.add_card(Car)
    table.add_card(Motorist)

    return table.battlefield("P1", "Car")


def size(table, item):
    values = table.see(item).characteristics
    return values.power, values.toughness


@pytest.mark.rule("208.3a", "208.3a#1", "702.122c")
def test_what_changes_its_power_is_there_before_it_is_a_creature(table, car):
    motorist = table.battlefield("P1", "Motorist")
    table.answers("P1", ("crew", [motorist]))
    table.activate("P1", car)
    table.settle()
    assert table.stack == ["ability of Car", "ability of Motorist"]
    table.game.play(table.game.agents, until=lambda game: len(game.state.zone(Zone.STACK)) == 1)
    assert not table.see(car).is_a("Creature")
    table.resolve()
    assert table.see(car).is_a("Creature")
    assert size(table, car) == (4, 4)


@pytest.mark.rule("702.122a")
def test_it_is_a_creature_until_end_of_turn(table, car):
    bears = table.battlefield("P1", BEARS)
    for player in ("P1", "P2"):
        table.library(player, "Forest", "Forest")
    table.answers("P1", ("crew", [bears]))
    table.activate("P1", car)
    table.resolve()
    assert table.game.state.status_of(bears).tapped
    assert table.see(car).characteristics.types == ("Artifact", "Creature")
    table.answers("P1", ("attackers", ()))
    table.go_to("upkeep")
    assert table.see(car).characteristics.types == ("Artifact",)


@pytest.mark.rule("702.122a", "733.1")
def test_a_crew_of_too_little_power_is_none(table, car, may_begin):
    assert not may_begin("P1", car)
    first, _ = table.battlefield("P1", "Soul Warden", "Soul Warden")
    assert may_begin("P1", car)
    table.answers("P1", ("crew", [first]))
    with pytest.raises(IllegalActionError):
        table.activate("P1", car)
    assert not table.game.state.status_of(first).tapped
