"""What a permanent is by its status, whether that matters or not (110.5)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    THOSE_CARDS,
    BecomeCopy,
    Card,
    DrawCards,
    Exile,
    Flip,
    activated,
    flips_into,
    target_card,
)

BEARS = "Grizzly Bears"
COPIES = activated(
    "{0}",
    Exile(then=BecomeCopy(THOSE_CARDS, ITSELF, with_this_ability=True)),
    target_card(CREATURE),
)


class Doppelganger(Card):
    name = "Doppelganger"
    types = "Creature — Shapeshifter"
    power, toughness = 0, 2
    abilities = (COPIES,)


class Tomoya(Card):
    name = "Tomoya"
    types = "Legendary Creature — Wizard"
    power, toughness = 2, 3


class Apprentice(Card):
    name = "Apprentice"
    types = "Creature — Human Wizard"
    power, toughness = 1, 2
    abilities = (activated("{1}", DrawCards(1)), activated("{0}", Flip(ITSELF)))
    faces = flips_into(Tomoya)


class Stabwhisker(Card):
    name = "Stabwhisker"
    types = "Legendary Creature — Rat"
    power, toughness = 3, 3


class Shortfang(Card):
    name = "Shortfang"
    types = "Creature — Rat Rogue"
    power, toughness = 1, 1
    faces = flips_into(Stabwhisker)


@pytest.fixture(autouse=True)
def _cards(table):
    for one in (Doppelganger, Apprentice, Shortfang):
        table.add_card(one)


def becomes(table, item, name):
    """Let it become a copy of a card in a graveyard."""
    table.graveyard("P2", name)
    view = table.see(item)
    (number,) = (n for n, a in enumerate(view.characteristics.abilities) if a.targets)
    table.activate("P1", item, number)
    table.resolve()
    return shown(table, item)


def shown(table, item):
    view = table.see(item)
    return view.name, view.characteristics.power, len(view.characteristics.abilities)


@pytest.mark.rule("110.5c", "110.5c#1", "710.2", "707.3")
def test_a_flipped_permanent_stays_flipped(table):
    item = table.battlefield("P1", "Doppelganger")
    assert becomes(table, item, "Apprentice") == ("Apprentice", 1, 3)
    table.activate("P1", item, 1)
    table.resolve()
    assert shown(table, item) == ("Tomoya", 2, 1)
    assert becomes(table, item, BEARS) == (BEARS, 2, 1)
    assert becomes(table, item, "Shortfang") == ("Stabwhisker", 3, 1)


@pytest.mark.rule("110.5b", "710.2")
def test_one_that_never_flipped_does_not_show_the_other_half(table):
    item = table.battlefield("P1", "Doppelganger")
    assert becomes(table, item, "Shortfang") == ("Shortfang", 1, 1)
