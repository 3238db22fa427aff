"""Casting, by the rules' examples (601)."""

import pytest

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    LAND,
    Card,
    Color,
    Destroy,
    DrawCards,
    HasColor,
    SacrificePermanent,
    SpellsCostLess,
    StaticAbility,
    Tap,
    Targets,
    Zone,
    additional_cost,
    do,
    spell,
    target,
)

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def may_cast(table, player, item):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return item in [getattr(action, "object", 0) for action in actions]


@pytest.mark.rule("601.2c", "601.2c#1")
def test_one_target_once_for_each_instance_of_the_word(table):
    foundry = card("Foundry", types="Artifact Land", cost="")
    crush = spell(do(Destroy(Targets(0)), Destroy(Targets(1))), target(ARTIFACT), target(LAND))
    for one in (
        foundry,
        card("Crush", crush),
        card("Doze", spell(Tap(), target(CREATURE, count=2))),
    ):
        table.add_card(one)
    bears, land = table.battlefield("P2", BEARS, "Foundry")
    doze = table.hand("P1", "Doze")
    assert not may_cast(table, "P1", doze)
    other = table.battlefield("P2", BEARS)
    table.cast("P1", doze)
    table.resolve()
    assert all(table.game.state.status_of(item).tapped for item in (bears, other))
    table.cast("P1", table.hand("P1", "Crush"))
    assert table.game.state.objects[table.game.state.zone(Zone.STACK)[0]].spell.targets == (
        (land,),
        (land,),
    )
    table.resolve()
    assert not table.game.exists(land)


@pytest.mark.rule("601.2h", "601.2h#1")
def test_the_total_cost_is_locked_in_before_it_is_paid(table):
    less = StaticAbility(SpellsCostLess("{1}", HasColor(Color.BLACK)))
    table.add_card(card("Familiar", less, types="Creature", power=1, toughness=1))
    reap = (additional_cost(SacrificePermanent(CREATURE)), spell(DrawCards(1)))
    table.add_card(card("Reap", *reap, cost="{1}{B}"))
    table.library("P1", "Plains")
    familiar = table.battlefield("P1", "Familiar")
    table.mana("P1", "{B}")
    table.cast("P1", table.hand("P1", "Reap"))
    assert not table.game.exists(familiar)
    assert table.game.player("P1").pool == ()
    assert table.stack == ["Reap"]
