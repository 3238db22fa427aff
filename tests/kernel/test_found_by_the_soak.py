"""What random games found: each mistake with a small game in which it showed."""

import pytest

from cardwright.authoring import (
    Card,
    CountersPut,
    CountersRemain,
    Simultaneous,
    StaticAbility,
    Zone,
    move,
)
from cardwright_core import payment
from cardwright_core.payment import SpendOn
from cardwright_core.zone_changes import from_library
from cardwright_rules.attaching import Unattached
from cardwright_rules.designations import Designated


class Twin(Card):
    name = "Twin"
    types = "Legendary Creature — Human"
    power, toughness = 1, 1


class Frail(Card):
    name = "Frail"
    types = "Creature — Human"
    power, toughness = 1, 0


@pytest.mark.rule("704.5j")
def test_a_choice_amid_state_based_actions_allots_the_same_ids_inside_and_outside(table):
    """Ids allotted as state-based actions were asked for stayed in the state before the choice."""
    for card in (Twin, Frail):
        table.add_card(card)
    table.battlefield("P1", "Twin", "Twin", "Twin")
    table.battlefield("P2", "Frail")
    outside, inside = table.game.fork(), table.game.fork()
    outside.agents = {}
    while outside.decision.kind == "legend":
        outside.answer(outside.decision.options[0])

    def first(game, decision):
        return decision.options[0]

    agents = dict.fromkeys(inside.state.order, first)
    inside.play(agents, until=lambda game: game.state.cursor.stage == "priority")
    graveyards = [game.state.zone(Zone.GRAVEYARD, "P2") for game in (outside, inside)]
    assert graveyards[0] == graveyards[1] != ()
    assert outside.digest() == inside.digest()


class Remains(Card):
    name = "Remains"
    types = "Creature — Zombie"
    power, toughness = 1, 1
    abilities = (StaticAbility(CountersRemain()),)


@pytest.mark.rule("122.2")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.BATTLEFIELD])
def test_a_card_that_keeps_its_counters_leaves_the_library_without_any(table, zone):
    """In a library it is no object, so that nothing of it could be looked up."""
    table.add_card(Remains)
    (number,) = table.library("P1", "Remains")
    table.game.propose(from_library(table.game, number, zone, "P1"))
    (item,) = table.game.state.zone(zone, "P1")
    assert table.see(item).object.counters == ()


@pytest.mark.rule("704.8")
@pytest.mark.parametrize(
    "event",
    [
        lambda item: CountersPut(item, "+1/+1", 1),
        lambda item: Designated(item, "monstrous"),
        Unattached,
    ],
)
def test_what_leaves_gets_nothing_at_the_same_time(table, event):
    """An event wrote counters and designations on what was no longer there, or took that off."""
    bears = table.battlefield("P1", "Grizzly Bears")
    dies = move(table.game, bears, Zone.GRAVEYARD)
    table.propose(Simultaneous((dies, event(bears))))
    assert table.game.state.zone(Zone.BATTLEFIELD) == ()
    last = table.see(bears)
    assert (last.characteristics.power, last.object.designations) == (2, ())


class Sink(Card):
    name = "Sink"
    types = "Artifact"
    cost = "{40}{G}"


def test_a_large_cost_and_many_kinds_of_mana_take_no_time(table, monkeypatch):
    """Each way to spend was looked at anew with each symbol, unit by unit, in each step."""
    looked = 0
    accepts = payment.accepts

    def counted(symbol, unit):
        nonlocal looked
        looked += 1
        return accepts(symbol, unit)

    monkeypatch.setattr(payment, "accepts", counted)
    table.add_card(Sink)
    table.mana("P1", "{W}{U}{B}{R}{G}{C}" * 11)
    sink = table.hand("P1", "Sink")

    def agent(game, decision):
        if decision.kind == "priority":
            return next(o for o in decision.options if str(o) == "cast Sink")
        spends = [option for option in decision.options if isinstance(option, SpendOn)]
        return (spends or list(decision.options))[0]

    outside = table.game.fork()
    outside.agents = {}
    while not outside.state.zone(Zone.STACK):
        outside.answer(agent(outside, outside.decision))
    assert outside.see(outside.state.zone(Zone.STACK)[0]).name == "Sink"
    assert sink not in outside.state.objects
    assert looked < 200_000, looked
