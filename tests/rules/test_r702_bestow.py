"""Bestow: an Aura for as long as it is attached (702.103)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    PERMANENT,
    TARGET,
    BecomeCopy,
    Card,
    CastAsThoughFlash,
    CopyIt,
    Destroy,
    Duration,
    Is,
    Layer,
    LoseTypes,
    MayPlayFromTopOfLibrary,
    NotLegendary,
    StaticAbility,
    Targets,
    Until,
    Zone,
    attached_to,
    enchanted,
    gets,
    spell,
    target,
    target_spell,
)
from cardwright_core.casting import Cast
from cardwright_rules.phasing import PhasedIn, PhasedOut

BEARS = "Grizzly Bears"
NO_CREATURE = Until(Duration.END_OF_TURN, ((Layer.TYPE, LoseTypes(("Creature",))),))


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    body = {"types": "Enchantment Creature — Spirit", "power": 2, "toughness": 2}
    boon = enchanted(gets(2, 2))
    table.add_card(card("Spirit", boon, cost="{1}", keywords=("bestow {3}",), **body))
    queen = {**body, "types": f"Legendary {body['types']}"}
    table.add_card(card("Queen", cost="{1}", keywords=("bestow {3}",), **queen))
    table.add_card(card("Murder", spell(Destroy(), target(CREATURE))))
    other = target(PERMANENT)
    table.add_card(card("Mimic", spell(BecomeCopy(Targets(1), TARGET), other, other)))
    table.add_card(card("Double", spell(CopyIt(TARGET, but=(NotLegendary(),)), target_spell())))
    table.add_card(card("Twin", spell(CopyIt(TARGET), target_spell())))
    aura = {"keywords": ("enchant creature",), "types": "Enchantment — Aura"}
    table.add_card(card("Rest", **aura))
    table.add_card(card("Sword", keywords=("equip {1}",), types="Artifact — Equipment"))
    table.add_card(card("Still", spell(NO_CREATURE, target(CREATURE))))
    horde = StaticAbility(MayPlayFromTopOfLibrary(CREATURE))
    table.add_card(card("Horde", horde, types="Creature", power=7, toughness=7))
    table.add_card(card("Weaver", StaticAbility(CastAsThoughFlash(Is("Aura"))), types="Artifact"))


def casts(table, player, name="Spirit"):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [one for one in actions if isinstance(one, Cast) and one.name == name]


def bestow(table, player, host, name="Spirit"):
    table.mana(player, "{C}{C}{C}")
    if len([v for v in table.game.permanents() if v.is_a("Creature")]) > 1:
        table.answers(player, ("target", host))
    table.act(player, next(one for one in casts(table, player, name) if one.way))
    return table.game.state.zone(Zone.STACK)[-1]


def resolve_one(table):
    """Let what is on top of the stack resolve, and no more."""
    top = table.game.state.zone(Zone.STACK)[-1]
    table._play(lambda game: top not in game.state.zone(Zone.STACK))
    table.settle()


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


def attached_spirit(table, *, to):
    """Return a bestowed Aura that is attached to something."""
    table.hand("P1", "Spirit")
    bestow(table, "P1", to)
    table.resolve()
    return next(view.id for view in table.game.permanents() if view.name == "Spirit")


def mimic(table, item, of):
    """Let a permanent become a copy of another one."""
    table.answers("P1", ("target", item), ("target", of))
    table.cast("P1", table.hand("P1", "Mimic"))
    table.resolve()


def is_aura(table, item):
    view = table.see(item)
    return view.is_a("Aura"), view.is_a("Creature"), view.has("enchant")


@pytest.mark.rule("702.103b", "707.4", "205.1a")
def test_as_a_copy_of_a_creature_it_is_a_bestowed_aura_still(table):
    bears = table.battlefield("P1", BEARS)
    spirit = attached_spirit(table, to=bears)
    mimic(table, spirit, bears)
    there = table.see(spirit)
    assert (there.name, there.characteristics.types) == (BEARS, ("Enchantment",))
    assert there.characteristics.subtypes == ("Aura",)
    assert is_aura(table, spirit) == (True, False, True)
    assert attached_to(table.game, spirit) == bears
    assert power(table, bears) == 2


@pytest.mark.rule("702.103f", "704.5m")
@pytest.mark.parametrize("trick", ["Murder", "Still"])
def test_as_such_a_copy_it_comes_off_and_is_that_creature(table, trick):
    bears = table.battlefield("P1", BEARS)
    spirit = attached_spirit(table, to=bears)
    mimic(table, spirit, bears)
    table.cast("P1", table.hand("P1", trick))
    table.resolve()
    assert attached_to(table.game, spirit) is None
    assert is_aura(table, spirit) == (False, True, False)
    assert (table.see(spirit).name, power(table, spirit)) == (BEARS, 2)


@pytest.mark.rule("702.103f", "704.5m")
def test_as_a_copy_of_an_aura_it_is_one_though_it_comes_off(table, attach):
    bears, other = table.battlefield("P1", BEARS, BEARS)
    rest = table.battlefield("P2", "Rest")
    attach(rest, other)
    spirit = attached_spirit(table, to=bears)
    mimic(table, spirit, rest)
    table.answers("P1", ("target", bears))
    table.cast("P1", table.hand("P1", "Murder"))
    table.resolve()
    assert table.permanents() == [BEARS, "Rest"]


@pytest.mark.rule("702.103b", "707.2")
def test_what_becomes_a_copy_of_it_is_the_creature(table):
    bears, other = table.battlefield("P1", BEARS, BEARS)
    spirit = attached_spirit(table, to=bears)
    mimic(table, other, spirit)
    assert (table.see(other).name, is_aura(table, other)) == ("Spirit", (False, True, False))


@pytest.mark.rule("702.103b", "702.103f")
def test_once_it_came_off_it_is_bestowed_no_more(table, attach):
    bears = table.battlefield("P1", BEARS)
    sword = table.battlefield("P1", "Sword")
    spirit = attached_spirit(table, to=bears)
    table.cast("P1", table.hand("P1", "Murder"))
    table.resolve()
    mimic(table, spirit, sword)
    attach(spirit, table.battlefield("P1", BEARS))
    assert is_aura(table, spirit) == (False, False, False)
    assert table.see(spirit).is_a("Equipment")


@pytest.mark.rule("702.103c", "608.3f")
def test_a_copy_of_the_spell_is_bestowed_as_well(table):
    bears = table.battlefield("P1", BEARS)
    table.hand("P1", "Spirit")
    bestow(table, "P1", bears)
    table.cast("P1", table.hand("P1", "Twin"))
    resolve_one(table)
    resolve_one(table)
    (token,) = (view.id for view in table.game.permanents() if view.name == "Spirit")
    assert is_aura(table, token) == (True, False, True)
    assert attached_to(table.game, token) == bears
    assert power(table, bears) == 4
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    table.settle()
    assert is_aura(table, token) == (False, True, False)
    assert power(table, token) == 2


@pytest.mark.rule("702.103c", "702.103e")
def test_a_copy_of_the_spell_without_a_target_is_a_creature(table):
    bears = table.battlefield("P1", BEARS)
    table.hand("P1", "Spirit")
    bestow(table, "P1", bears)
    table.cast("P1", table.hand("P1", "Twin"))
    resolve_one(table)
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    resolve_one(table)
    (token,) = table.game.permanents()
    assert (token.name, is_aura(table, token.id)) == ("Spirit", (False, True, False))
    assert power(table, token.id) == 2


@pytest.mark.rule("702.103g", "702.26g")
def test_it_phases_out_with_its_host_and_is_bestowed_still(table):
    bears = table.battlefield("P1", BEARS)
    spirit = attached_spirit(table, to=bears)
    table.propose(PhasedOut(bears))
    table.settle()
    table.propose(PhasedIn(bears))
    table.settle()
    assert is_aura(table, spirit) == (True, False, True)
    assert power(table, bears) == 4


@pytest.mark.rule("702.103g")
def test_it_phases_in_without_its_host_and_is_a_creature(table):
    bears = table.battlefield("P1", BEARS)
    spirit = attached_spirit(table, to=bears)
    table.propose(PhasedOut(spirit))
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    table.settle()
    table.propose(PhasedIn(spirit))
    table.settle()
    assert is_aura(table, spirit) == (False, True, False)
    assert power(table, spirit) == 2


@pytest.mark.rule("702.103c", "707.9")
def test_an_exception_of_the_copy_holds_for_the_token(table):
    bears = table.battlefield("P1", BEARS)
    table.hand("P1", "Queen")
    bestow(table, "P1", bears, "Queen")
    table.cast("P1", table.hand("P1", "Double"))
    resolve_one(table)
    resolve_one(table)
    (token,) = (view for view in table.game.permanents() if view.name == "Queen")
    assert token.characteristics.supertypes == ()
    assert is_aura(table, token.id) == (True, False, True)
