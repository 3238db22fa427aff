"""Grist, the Hunger Tide: a creature wherever she is not in play."""

import pytest

from cardwright.authoring import view_in_library

CARD = "Grist, the Hunger Tide"


def test_facts(table):
    printed = table.see(table.battlefield("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == (
        "{1}{B}{G}",
        "Legendary Planeswalker — Grist",
    )
    assert (printed.loyalty, printed.power) == (3, None)


@pytest.mark.rule("113.6b", "604.2")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "command"])
def test_elsewhere_she_is_an_insect_creature(table, zone):
    seen = table.see(getattr(table, zone)("P1", CARD))
    assert seen.is_a("Creature")
    assert seen.is_a("Insect")
    assert (seen.characteristics.power, seen.characteristics.toughness) == (1, 1)


def test_in_a_library_too(table):
    (card,) = table.library("P1", CARD)
    assert view_in_library(table.game, card).is_a("Insect")


def test_the_first_ability_is_repeated_for_insects(table):
    grist = table.battlefield("P1", CARD)
    table.library("P1", CARD, "Forest", "Forest")
    table.activate("P1", grist, 1)
    table.resolve()
    assert table.permanents("P1") == [CARD, "Insect Token", "Insect Token"]
    assert table.see(grist).object.count("loyalty") == 5
    assert len(table.game.state.library("P1")) == 1


@pytest.mark.rule("603.12")
def test_the_second_destroys_when_something_is_sacrificed(table):
    grist, bears = table.battlefield("P1", CARD, "Grizzly Bears")
    theirs = table.battlefield("P2", "Grizzly Bears")
    table.answers("P1", ("sacrifice", bears), ("target", theirs))
    table.activate("P1", grist, 2)
    table.resolve()
    assert table.permanents() == [CARD]


def test_the_second_without_a_sacrifice(table):
    grist, _ = table.battlefield("P1", CARD, "Grizzly Bears")
    table.answers("P1", ("sacrifice", []))
    table.activate("P1", grist, 2)
    table.resolve()
    assert table.permanents() == [CARD, "Grizzly Bears"]


def test_the_third(table):
    grist = table.battlefield("P1", CARD, counters={"loyalty": 6})
    table.graveyard("P1", "Grizzly Bears", "Soul Warden", "Forest")
    table.activate("P1", grist, 3)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (20, 18)
