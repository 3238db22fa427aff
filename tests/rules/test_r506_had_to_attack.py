"""Whether a creature had to attack (506.6)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    HAD_TO_ATTACK,
    AttacksEachCombat,
    Card,
    GainLife,
    Goad,
    StaticAbility,
    deals_combat_damage,
    spell,
    target,
    triggered,
)


def creature(name, *abilities):
    values = {"name": name, "types": "Creature", "power": 1, "toughness": 4}
    return type("TestCreature", (Card,), {**values, "abilities": abilities})


FURY = creature("Fury", StaticAbility(AttacksEachCombat()))
CALM = creature("Calm")
WATCH = type(
    "Watch",
    (Card,),
    {
        "name": "Watch",
        "types": "Enchantment",
        "abilities": (triggered(deals_combat_damage(HAD_TO_ATTACK), GainLife(10)),),
    },
)
INCITE = type(
    "Incite",
    (Card,),
    {
        "name": "Incite",
        "types": "Instant",
        "cost": "{0}",
        "abilities": (spell(Goad(), target(CREATURE)),),
    },
)


@pytest.fixture
def ready(table):
    table.add_card(FURY, CALM, WATCH, INCITE)
    table.battlefield("P1", "Watch")
    return table


@pytest.mark.rule("506.6")
def test_a_creature_had_to_attack_if_an_effect_required_it(ready):
    fury, calm = ready.battlefield("P1", "Fury"), ready.battlefield("P1", "Calm")
    ready.answers("P1", ("attack", "P2"))
    ready.go_to("end of combat")
    assert ready.life("P2") == 18
    assert ready.life("P1") == 30
    assert ready.tapped(fury)
    assert ready.tapped(calm)


@pytest.mark.rule("506.6", "701.15b")
def test_a_goaded_creature_had_to_attack(ready):
    calm = ready.battlefield("P1", "Calm")
    ready.cast("P2", ready.hand("P2", "Incite"))
    ready.resolve()
    ready.go_to("end of combat")
    assert (ready.life("P2"), ready.tapped(calm)) == (19, True)
    assert ready.life("P1") == 30


@pytest.mark.rule("506.6")
def test_not_if_nothing_required_it(ready):
    calm = ready.battlefield("P1", "Calm")
    ready.answers("P1", ("attackers", calm))
    ready.go_to("end of combat")
    assert (ready.life("P2"), ready.life("P1")) == (19, 20)
