"""Limits of triggering and doublers, and delayed abilities of static ones (603.2h, 603.7g)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    PERMANENT,
    Card,
    Dies,
    GainControl,
    GainLife,
    LoseLife,
    May,
    MayPlayFromTopOfLibrary,
    NotDoneThisTurn,
    OnceEachTurn,
    Simultaneous,
    StaticAbility,
    TriggeredAbility,
    Zone,
    at_the_beginning_of,
    hookimpl,
    spell,
    target,
    triggered,
    whenever,
)
from cardwright_core.casting import Cast

BEARS = "Grizzly Bears"
DIES = whenever(Dies, CREATURE)


class Doubler(Card):
    name = "Doubler"
    types = "Enchantment"

    @hookimpl
    def additional_triggers(self):
        return 1


def card(name, *abilities, types="Enchantment"):
    values = {"name": name, "types": types, "cost": "{0}", "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(Doubler)
    table.add_card(card("Limited", TriggeredAbility((DIES,), GainLife(1), each_turn=1)))
    offer = DIES.replace(where=(NotDoneThisTurn(),))
    table.add_card(card("Offer", triggered(offer, OnceEachTurn(May(GainLife(10))))))
    pays = triggered(at_the_beginning_of("end"), LoseLife(2))
    allows = MayPlayFromTopOfLibrary(CREATURE, then=pays)
    table.add_card(card("Future", StaticAbility(allows)))
    table.add_card(card("Steal", spell(GainControl(), target(PERMANENT)), types="Instant"))


def waiting(table):
    return [trigger.instance.source.name for trigger in table.game.state.pending]


def die(table, *items):
    parts = tuple(table.moving(item, Zone.GRAVEYARD) for item in items)
    table.propose(parts[0] if len(parts) == 1 else Simultaneous(parts))


@pytest.mark.rule("603.2h", "603.2d")
def test_what_triggers_once_each_turn_triggers_an_additional_time_that_once(table):
    table.battlefield("P1", "Limited", "Doubler")
    first, second = table.battlefield("P2", BEARS, BEARS)
    die(table, first)
    die(table, second)
    assert waiting(table) == ["Limited"] * 2
    table.resolve()
    assert table.life("P1") == 22


@pytest.mark.rule("603.2h", "603.2d")
def test_what_is_done_only_once_each_turn_is_done_once_of_both_times(table):
    table.battlefield("P1", "Offer", "Doubler")
    first, second = table.battlefield("P2", BEARS, BEARS)
    die(table, first)
    assert waiting(table) == ["Offer"] * 2
    table.answers("P1", ("may", False), ("may", True))
    table.resolve()
    assert table.life("P1") == 30
    die(table, second)
    assert waiting(table) == []


def cast_from_library(table):
    table.library("P1", BEARS, "Forest", "Forest")
    table.library("P2", "Forest")
    table.mana("P1", "{G}{G}")
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, "P1")
    (cast,) = (one for one in actions if isinstance(one, Cast) and one.card)
    table.act("P1", cast)
    table.resolve()


@pytest.mark.rule("603.7g")
def test_the_source_of_what_follows_is_the_object_with_the_static_ability(table):
    future = table.battlefield("P1", "Future")
    cast_from_library(table)
    (effect,) = table.game.state.effects.values()
    assert (effect.source.id, effect.controller) == (future, "P1")
    table.go_to("end")
    assert table.stack == ["ability of Future"]
    table.resolve()
    assert table.life("P1") == 18


@pytest.mark.rule("603.7g")
def test_whoever_controls_that_object_later_does_not_matter(table):
    future = table.battlefield("P1", "Future")
    cast_from_library(table)
    table.answers("P2", ("target", future))
    table.cast("P2", table.hand("P2", "Steal"))
    table.resolve()
    assert table.see(future).controller == "P2"
    table.go_to("end")
    table.resolve()
    assert [table.life(player) for player in ("P1", "P2")] == [18, 20]
