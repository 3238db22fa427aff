"""Timestamps that several objects get at the same time (613.7m, 613.7n)."""

import pytest

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    Card,
    Layer,
    Part,
    SetPT,
    Simultaneous,
    Zone,
    equipped,
    gets,
    has,
    move,
    static,
)

BEARS = "Grizzly Bears"


def enchantment(name, *parts):
    values = {"name": name, "types": "Enchantment", "abilities": (static(*parts),)}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    for size in (1, 4, 7):
        part = Part(Layer.SET_PT, CREATURE, SetPT(size, size))
        table.add_card(enchantment(f"Size {size}", part))
    layer, change = gets(1, 1)
    table.add_card(enchantment("Anthem", Part(layer, CREATURE, change)))
    table.add_card(enchantment("Hymn", Part(layer, ARTIFACT, change)))
    boots = {"name": "Boots", "types": "Artifact — Equipment", "abilities": (equipped(gets(1, 1)),)}
    table.add_card(type("TestCard", (Card,), boots))
    for name, keyword in (("Wings", "flying"), ("Claws", "trample")):
        layer, change = has(keyword)
        table.add_card(enchantment(name, Part(layer, CREATURE, change)))


def enter(table, *cards):
    moves = tuple(move(table.game, table.hand(*card), Zone.BATTLEFIELD) for card in cards)
    return [part.becomes for part in table.propose(Simultaneous(moves)).parts]


def power(table, item):
    return table.see(item).characteristics.power


@pytest.mark.rule("613.7m", "101.4")
@pytest.mark.parametrize("order", [1, -1])
def test_those_of_the_active_player_are_earlier(table, order):
    bears = table.battlefield("P1", BEARS)
    enter(table, *[("P1", "Size 1"), ("P2", "Size 4")][::order])
    assert power(table, bears) == 4


@pytest.mark.rule("613.7m")
@pytest.mark.parametrize(("earlier", "last"), [("Size 1", 4), ("Size 4", 1)])
def test_a_player_orders_their_own(table, earlier, last):
    bears = table.battlefield("P1", BEARS)
    table.answers("P1", ("timestamp", lambda event: event.copiable(table.game).name == earlier))
    enter(table, ("P1", "Size 1"), ("P1", "Size 4"))
    assert power(table, bears) == last


@pytest.mark.rule("613.7m")
def test_of_three_the_order_is_chosen_one_by_one(table):
    bears = table.battlefield("P1", BEARS)
    wanted = ("Size 7", "Size 4")
    for name in wanted:
        table.answers("P1", ("timestamp", lambda e, n=name: e.copiable(table.game).name == n))
    enter(table, ("P1", "Size 1"), ("P1", "Size 4"), ("P1", "Size 7"), ("P1", BEARS))
    assert power(table, bears) == 1


@pytest.mark.rule("613.7m")
@pytest.mark.parametrize(
    ("pair", "size"),
    [
        (("Anthem", "Hymn"), 3),
        (("Size 1", "Size 1"), 1),
        (("Size 1", BEARS), 1),
        (("Wings", "Claws"), 2),
        (("Boots", "Boots"), 2),  # each asks what it is attached to, as if it were there
    ],
)
def test_what_makes_no_difference_is_not_asked(table, pair, size):
    bears = table.battlefield("P1", BEARS)
    enter(table, *(("P1", name) for name in pair))
    assert power(table, bears) == size
