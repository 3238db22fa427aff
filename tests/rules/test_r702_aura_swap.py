"""Aura swap: both halves of the exchange, or none (702.65)."""

import pytest

from cardwright.authoring import Card, Enters, Leaves, Zone, attached_to

BEARS = "Grizzly Bears"


def aura(name, *keywords):
    values = {"name": name, "types": "Enchantment — Aura", "cost": "{0}", "keywords": keywords}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(aura("Swapper", "enchant creature", "aura swap {1}"))
    table.add_card(aura("Good", "enchant creature"))
    table.add_card(aura("Landbound", "enchant land"))


@pytest.fixture
def swap(table, attach):
    """Let P1 use the ability of an Aura on a creature, and choose a card from the hand."""

    def act(name, owner="P1"):
        bears = table.battlefield("P2", BEARS)
        item = table.battlefield(owner, "Swapper")
        attach(item, bears)
        state = table.game.state
        state.put(state.objects[item].replace(controller="P1"))
        table.game.follow()
        card = table.hand("P1", name)
        table.mana("P1", "{C}")
        abilities = table.see(item).characteristics.abilities
        (number,) = (n for n, one in enumerate(abilities) if one.keyword == "aura swap")
        table.answers("P1", ("exchange", [card]))
        table.activate("P1", item, number)
        table.resolve()
        return bears, item, card

    return act


def hand(table):
    return [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")]


@pytest.mark.rule("702.65a")
def test_they_change_places_at_the_same_time(table, swap):
    bears, item, _ = swap("Good")
    assert not table.game.exists(item)
    assert hand(table) == ["Swapper"]
    (good,) = (view.id for view in table.game.permanents() if view.name == "Good")
    assert attached_to(table.game, good) == bears
    moves = [e.event for e in table.game.log if isinstance(e.event, Enters | Leaves)]
    assert [type(event) for event in moves] == [Leaves, Enters]


@pytest.mark.rule("702.65b", "702.65b#1")
def test_a_card_that_can_not_enchant_it_stays(table, swap):
    bears, item, card = swap("Landbound")
    assert attached_to(table.game, item) == bears
    assert table.game.exists(card)
    assert hand(table) == ["Landbound"]


@pytest.mark.rule("702.65b", "702.65b#2")
def test_an_aura_of_somebody_else_stays(table, swap):
    bears, item, card = swap("Good", owner="P2")
    assert attached_to(table.game, item) == bears
    assert table.game.exists(card)
    assert table.see(item).controller == "P1"
