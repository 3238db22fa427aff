"""Prevention effects, by the rules' examples (615)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    TAP,
    TARGET,
    YOU_CONTROL,
    Card,
    Color,
    DealDamage,
    Duration,
    Each,
    Is,
    Layer,
    PreventDamage,
    PreventNext,
    SetColors,
    SharesColorWith,
    StaticAbility,
    Until,
    activated,
    all_of,
    do,
    paying,
    spell,
    target,
)

BEARS = "Grizzly Bears"
ALL = Each(CREATURE)


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def creature(name, toughness, *abilities, colors="", kind="Human"):
    shown = frozenset(Color[color] for color in colors.split())
    values = {"power": 1, "toughness": toughness, "types": f"Creature — {kind}"}
    return card(name, *abilities, **values, colors=shown)


def damage(table, item):
    return table.game.state.status_of(item).damage


def cast(table, name, *targets):
    table.answers("P1", *[("target", one) for one in targets])
    table.cast("P1", table.hand("P1", name))


@pytest.mark.rule("615.4", "615.4#1")
@pytest.mark.parametrize("in_response", [True, False])
def test_a_shield_stops_only_damage_that_is_yet_to_come(table, in_response):
    guard = activated(paying("{0}", TAP), PreventNext(2), target(CREATURE))
    table.add_card(creature("Guard", 3, guard))
    table.add_card(card("Shock", spell(DealDamage(2), target(CREATURE))))
    item, other = table.battlefield("P2", "Guard", "Guard")
    cast(table, "Shock", item)
    if not in_response:
        table.resolve()
    table.answers("P2", ("target", item))
    table.activate("P2", other)
    table.resolve()
    assert damage(table, item) == (0 if in_response else 2)


@pytest.mark.rule("615.10", "615.10#1")
def test_a_fixed_amount_of_each_damage_is_prevented(table):
    mine = all_of(Is("Cleric"), CREATURE, YOU_CONTROL)
    defends = StaticAbility(PreventDamage(to=mine, amount=1))
    table.add_card(creature("Defender", 5, defends, kind="Cleric"))
    table.add_card(creature("Priest", 5, kind="Cleric"))
    table.add_card(creature("Layman", 5))
    table.add_card(card("Pyroclasm", spell(DealDamage(2, ALL))))
    clerics = table.battlefield("P2", "Defender", "Priest", "Priest")
    others = (*table.battlefield("P2", "Layman", "Layman"), table.battlefield("P1", "Priest"))
    cast(table, "Pyroclasm")
    table.resolve()
    assert [damage(table, item) for item in clerics] == [1, 1, 1]
    assert [damage(table, item) for item in others] == [2, 2, 2]


@pytest.mark.rule("615.11", "615.11#1")
def test_each_creature_that_is_meant_has_a_shield_of_its_own(table):
    shares = all_of(CREATURE, SharesColorWith(TARGET))
    heal = do(PreventNext(1), PreventNext(1, Each(shares)))
    table.add_card(creature("Apothecary", 1, activated(paying(TAP), heal, target(CREATURE))))
    paint = ((Layer.COLOR, SetColors(frozenset({Color.GREEN}))),)
    repaint = ((Layer.COLOR, SetColors(frozenset({Color.BLACK}))),)
    table.add_card(card("Paint", spell(Until(Duration.END_OF_TURN, paint), target(CREATURE))))
    table.add_card(card("Repaint", spell(Until(Duration.END_OF_TURN, repaint), target(CREATURE))))
    for name, colors in (("Green", "GREEN"), ("Both", "GREEN WHITE"), ("Black", "BLACK")):
        table.add_card(creature(name, 9, colors=colors))
    table.add_card(card("Ping", spell(DealDamage(2, ALL))))
    healer = table.battlefield("P1", "Apothecary")
    green, both, black = table.battlefield("P2", "Green", "Both", "Black")
    table.answers("P1", ("target", green))
    table.activate("P1", healer)
    table.resolve()
    late = table.battlefield("P2", "Green")
    for name, item in (("Paint", black), ("Repaint", both)):
        cast(table, name, item)
        table.resolve()
    cast(table, "Ping")
    table.resolve()
    assert [damage(table, item) for item in (green, both)] == [1, 1]
    assert [damage(table, item) for item in (black, late)] == [2, 2]
    cast(table, "Ping")
    table.resolve()
    assert [damage(table, item) for item in (green, both)] == [3, 3]
