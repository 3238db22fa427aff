"""Bestow: an Aura for as long as it is attached (702.103)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    CastAsThoughFlash,
    Destroy,
    Is,
    MayPlayFromTopOfLibrary,
    StaticAbility,
    Zone,
    attached_to,
    enchanted,
    gets,
    spell,
    target,
)
from cardwright_core.casting import Cast

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    body = {"types": "Enchantment Creature — Spirit", "power": 2, "toughness": 2}
    boon = enchanted(gets(2, 2))
    table.add_card(card("Spirit", boon, cost="{1}", keywords=("bestow {3}",), **body))
    table.add_card(card("Murder", spell(Destroy(), target(CREATURE))))
    horde = StaticAbility(MayPlayFromTopOfLibrary(CREATURE))
    table.add_card(card("Horde", horde, types="Creature", power=7, toughness=7))
    table.add_card(card("Weaver", StaticAbility(CastAsThoughFlash(Is("Aura"))), types="Artifact"))


def casts(table, player):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [one for one in actions if isinstance(one, Cast) and one.name == "Spirit"]


def bestow(table, player, host):
    table.mana(player, "{C}{C}{C}")
    if len([v for v in table.game.permanents() if v.is_a("Creature")]) > 1:
        table.answers(player, ("target", host))
    table.act(player, next(one for one in casts(table, player) if one.way))
    return table.game.state.zone(Zone.STACK)[-1]


def power(table, item):
    return table.see(item).characteristics.power


@pytest.mark.rule("702.103a", "702.103b")
def test_it_is_cast_as_an_aura_and_becomes_one(table):
    bears = table.battlefield("P1", BEARS)
    table.hand("P1", "Spirit")
    item = bestow(table, "P1", bears)
    assert table.see(item).characteristics.types == ("Enchantment",)
    assert table.see(item).characteristics.subtypes == ("Aura",)
    table.resolve()
    _, spirit = (view.id for view in table.game.permanents())
    assert attached_to(table.game, spirit) == bears
    assert not table.see(spirit).is_a("Creature")
    assert table.see(spirit).has("enchant")
    assert power(table, bears) == 4


@pytest.mark.rule("702.103e", "608.3b")
def test_without_its_target_it_resolves_as_a_creature(table):
    bears = table.battlefield("P1", BEARS)
    table.hand("P1", "Spirit")
    bestow(table, "P1", bears)
    table.cast("P2", table.hand("P2", "Murder"))
    table.resolve()
    (spirit,) = table.game.permanents()
    assert (spirit.name, spirit.is_a("Creature"), spirit.is_a("Aura")) == ("Spirit", True, False)
    assert (spirit.characteristics.power, spirit.has("enchant")) == (2, False)


@pytest.mark.rule("702.103f")
def test_as_it_comes_off_it_is_a_creature_again(table):
    bears = table.battlefield("P1", BEARS)
    table.hand("P1", "Spirit")
    bestow(table, "P1", bears)
    table.resolve()
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    table.settle()
    (spirit,) = table.game.permanents()
    assert (spirit.name, spirit.is_a("Creature"), spirit.is_a("Aura")) == ("Spirit", True, False)
    assert table.see(spirit.id).characteristics.power == 2


@pytest.mark.rule("702.103a")
def test_it_may_be_cast_as_a_creature_as_well(table):
    table.hand("P1", "Spirit")
    table.mana("P1", "{C}")
    (plain,) = casts(table, "P1")
    table.act("P1", plain)
    table.resolve()
    assert power(table, next(iter(table.game.permanents())).id) == 2


@pytest.mark.rule("601.3b", "601.3b#1", "702.103d")
@pytest.mark.parametrize("weaver", [True, False])
def test_as_though_auras_had_flash(table, weaver):
    table.battlefield("P2", *["Weaver"] * weaver)
    bears = table.battlefield("P2", BEARS)
    table.hand("P2", "Spirit")
    table.mana("P2", "{C}{C}{C}")
    found = casts(table, "P2")
    assert [one.way is not None for one in found] == [True] * weaver
    if found:
        table.act("P2", found[0])
        table.resolve()
        assert power(table, bears) == 4


@pytest.mark.rule("601.3b", "609.4a", "601.3e")
def test_each_permission_has_to_cover_the_spell(table):
    table.battlefield("P2", "Weaver", "Horde")
    table.library("P2", "Spirit")
    table.mana("P2", "{C}{C}{C}")
    assert casts(table, "P2") == []  # no Aura from the library, and no creature at this time
