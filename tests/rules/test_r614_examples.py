"""Replacement effects, by the rules' examples (614)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    IT,
    ITSELF,
    LAND,
    Card,
    Cost,
    Destroy,
    Duration,
    EntersTappedUnlessPaid,
    EntersUsingUp,
    ExileTopInsteadOfPayingLife,
    MayPlayFromTopOfLibrary,
    PayLife,
    Regenerate,
    Simultaneous,
    SpellCast,
    StaticAbility,
    Until,
    Zone,
    activated,
    has,
    move,
    spell,
    target,
    triggered,
    whenever,
)
from cardwright_rules.lands import PlayLand

TROLL, TERROR, BEARS = "Troll", "Terror", "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def troll(table):
    body = {"power": 2, "toughness": 2, "types": "Creature — Troll"}
    table.add_card(card(TROLL, activated("{0}", Regenerate(ITSELF)), **body))
    table.add_card(card(TERROR, spell(Destroy(), target(CREATURE))))
    return table.battlefield("P2", TROLL)


@pytest.mark.rule("614.4", "614.4#1")
def test_a_shield_made_in_response_is_there_in_time(table):
    item = troll(table)
    table.cast("P1", table.hand("P1", TERROR))
    table.activate("P2", item)
    assert table.stack == [TERROR, f"ability of {TROLL}"]
    table.resolve()
    assert table.permanents() == [TROLL]
    assert table.game.state.status_of(item).tapped


@pytest.mark.rule("614.4", "614.4#1", "701.19a")
def test_once_it_is_destroyed_it_is_too_late(table, may_begin):
    item = troll(table)
    table.cast("P1", table.hand("P1", TERROR))
    table.resolve()
    assert table.permanents() == []
    assert not may_begin("P2", item)
    dead = table.game.state.zone(Zone.GRAVEYARD, "P2")
    assert [table.see(card).name for card in dead] == [TROLL]
    assert not may_begin("P2", dead[0])


def entering(table, *items):
    """Let several objects enter the battlefield at the same time."""
    moves = tuple(move(table.game, item, Zone.BATTLEFIELD) for item in items)
    return [part.becomes for part in table.propose(Simultaneous(moves)).parts]


GHOUL = StaticAbility(EntersUsingUp(CREATURE, Zone.GRAVEYARD, link="eaten"))


@pytest.fixture
def ghoul(table):
    body = {"types": "Creature — Zombie", "power": 2, "toughness": 2}
    table.add_card(card("Ghoul", GHOUL, **body))
    return table.graveyard("P1", "Ghoul")


@pytest.mark.rule("614.13a", "614.13a#1")
@pytest.mark.parametrize("order", [1, -1])
def test_what_enters_at_the_same_time_can_not_be_chosen(table, ghoul, order):
    bears = table.graveyard("P1", BEARS)
    entering(table, *(ghoul, bears)[::order])
    assert sorted(table.permanents()) == ["Ghoul", BEARS]
    assert table.game.state.zone(Zone.EXILE) == ()


@pytest.mark.rule("614.13", "614.13a")
def test_what_is_chosen_goes_as_it_enters(table, ghoul):
    third, fourth, _ = table.graveyard("P1", BEARS, "Soul Warden", BEARS)
    table.answers("P1", ("exile", [third, fourth]))
    entering(table, ghoul)
    exiled = [table.see(item).name for item in table.game.state.zone(Zone.EXILE)]
    assert exiled == [BEARS, "Soul Warden"]
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P1")) == 1


@pytest.mark.rule("614.13b", "614.13b#1", "702.82a")
@pytest.mark.parametrize(
    ("first", "sacrificed", "counters"), [(3, True, 3), (5, True, 5), (3, False, 0)]
)
def test_no_object_is_chosen_twice(table, first, sacrificed, counters):
    gains = Until(Duration.FOREVER, (has("devour 5"),), IT)
    table.add_card(card("Plane", triggered(whenever(SpellCast, CREATURE), gains)))
    elder = {"types": "Creature", "power": 1, "toughness": 1, "keywords": ("devour 3",)}
    table.add_card(card("Elder", **elder))
    table.battlefield("P1", "Plane")
    bears = table.battlefield("P1", BEARS)
    table.answers("P1", ("replacement", lambda o: o.by.ability.behaviour.each == first))
    table.answers("P1", ("sacrifice", [bears] if sacrificed else []))
    if not sacrificed:
        table.answers("P1", ("sacrifice", []))
    table.cast("P1", table.hand("P1", "Elder"))
    table.resolve()
    assert table.permanents() == ["Plane", *[BEARS] * (not sacrificed), "Elder"]
    (item,) = (view for view in table.game.permanents() if view.name == "Elder")
    assert item.object.count("+1/+1") == counters


SHOCK_LAND = StaticAbility(EntersTappedUnlessPaid(Cost(components=(PayLife(2),))))


@pytest.fixture
def pool(table):
    table.add_card(card("Pool", SHOCK_LAND, types="Land", cost=None))
    table.add_card(card("Ashiok", StaticAbility(ExileTopInsteadOfPayingLife())))
    table.add_card(card("Courser", StaticAbility(MayPlayFromTopOfLibrary(LAND))))


@pytest.mark.usefixtures("pool")
@pytest.mark.rule("614.13c", "614.13c#1")
def test_a_card_that_enters_is_none_of_the_top_cards(table):
    table.battlefield("P1", "Ashiok", "Courser")
    land, *_ = table.library("P1", "Pool", BEARS, "Soul Warden", "Forest")
    table.answers("P1", ("pay cost", True))
    table.act("P1", PlayLand("P1", 0, "Pool", land))
    (entered,) = (view for view in table.game.permanents() if view.name == "Pool")
    assert not table.game.state.status_of(entered.id).tapped
    exiled = [table.see(item).name for item in table.game.state.zone(Zone.EXILE)]
    assert exiled == [BEARS, "Soul Warden"]
    assert len(table.game.state.library("P1")) == 1
    assert table.life("P1") == 20


@pytest.mark.usefixtures("pool")
@pytest.mark.rule("614.12b", "119.4")
@pytest.mark.parametrize(("life", "untapped"), [(4, 2), (3, 1), (1, 0)])
def test_what_is_paid_for_one_is_not_there_for_the_other(table, life, untapped):
    table.game.state.players["P1"] = table.game.player("P1").replace(life=life)
    lands = table.hand("P1", "Pool", "Pool")
    table.answers("P1", *[("pay cost", True)] * untapped)
    entered = entering(table, *lands)
    status = [table.game.state.status_of(item).tapped for item in entered]
    assert status.count(False) == untapped
    assert table.life("P1") == life - 2 * untapped
