"""Targets: who may be one, how often, and what becomes of those that are illegal (115, 608.2b)."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    CREATURE,
    THIS,
    YOU,
    YOU_CONTROL,
    BecomesTarget,
    Card,
    ChooseNewTargets,
    Condition,
    DealDamage,
    Destroy,
    Destroyed,
    DrawCards,
    GainLife,
    TapSymbol,
    Targets,
    TargetSpec,
    Zone,
    activated,
    all_of,
    cost,
    do,
    move,
    spell,
    target,
    target_spell,
    triggered,
    whenever,
)
from cardwright_core.copying import copy_on_stack
from cardwright_core.stack import legal_targets
from cardwright_core.terms import AnyObject


def instant(name, effect, *targets):
    values = {
        "name": name,
        "cost": "{0}",
        "types": "Instant",
        "abilities": (spell(effect, *targets),),
    }
    return type("TestCard", (Card,), values)


@pytest.mark.rule("115.2")
def test_only_permanents_unless_it_says_so(table, spell_of):
    there = table.battlefield("P2", "Grizzly Bears")
    gone = table.graveyard("P2", "Grizzly Bears")
    by = spell_of(table.hand("P1", "Murder"))
    assert legal_targets(table.game, by, target(CREATURE)) == (there,)
    in_graveyards = TargetSpec(CREATURE, zones=(Zone.GRAVEYARD,))
    assert legal_targets(table.game, by, in_graveyards) == (gone,)


@pytest.mark.rule("115.4")
def test_any_target_is_a_creature_a_player_or_a_planeswalker(table, lay, planeswalker, spell_of):
    creature, walker = lay(P2=["1/1", planeswalker])
    table.battlefield("P2", "Forest")
    by = spell_of(table.hand("P1", "Shock"))
    assert legal_targets(table.game, by, target(ANY_TARGET)) == (creature, walker, "P1", "P2")


@pytest.mark.rule("115.3")
def test_one_word_target_takes_each_once_and_two_words_may_take_the_same(table, lay):
    two = instant("Two", Destroy(), target(CREATURE, count=2))
    twice = instant("Twice", do(Destroy(), Destroy(Targets(1))), target(CREATURE), target(CREATURE))
    for card in (two, twice):
        table.add_card(card)
    (bear,) = lay(P2=["2/2"])
    by = table.hand("P1", "Two")
    table.game.follow()
    offered = [getattr(a, "object", 0) for a in table.rules.ask.legal_actions(table.game, "P1")]
    assert by not in offered
    table.cast("P1", table.hand("P1", "Twice"))
    (item,) = table.game.state.zone(Zone.STACK)
    assert table.game.state.objects[item].spell.targets == ((bear,), (bear,))


@pytest.mark.rule("115.5")
def test_a_spell_is_no_target_of_itself(table, spell_of):
    item = table.hand("P1", "Murder")
    state = table.game.state
    state.put(state.objects[item].replace(zone=Zone.STACK))
    anything = TargetSpec(AnyObject(), zones=(Zone.STACK,))
    assert legal_targets(table.game, spell_of(item), anything) == ()


@pytest.mark.rule("115.6")
def test_up_to_one_target_may_be_none(table, lay):
    card = instant("Maybe", do(Destroy(), DrawCards(1)), target(CREATURE, up_to=True))
    table.add_card(card)
    lay(P2=["2/2"])
    table.library("P1", "Forest")
    table.answers("P1", ("target", []))
    table.cast("P1", table.hand("P1", "Maybe"))
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
    assert len(table.permanents()) == 1


@pytest.fixture
def two_targets(table, lay):
    """Cast a spell that destroys two creatures one after the other and then gains 1 life."""
    effect = do(Destroy(), Destroy(Targets(1)), GainLife(1, YOU))
    table.add_card(instant("Both", effect, target(CREATURE), target(CREATURE)))
    first, second = lay(P2=["2/2", "3/3"])
    table.answers("P1", ("target", first), ("target", second))
    table.cast("P1", table.hand("P1", "Both"))
    return first, second


@pytest.mark.rule("608.2b")
def test_with_one_legal_target_left_the_rest_happens(table, two_targets):
    first, second = two_targets
    table.propose(table.moving(first, Zone.EXILE))
    table.resolve()
    assert second not in table.game.state.objects
    assert table.life("P1") == 21


@pytest.mark.rule("608.2b")
def test_with_none_left_nothing_happens(table, two_targets):
    for item in two_targets:
        table.propose(table.moving(item, Zone.EXILE))
    table.resolve()
    assert table.life("P1") == 20
    assert "every target is illegal" in table.told


@pytest.mark.rule("608.2b", "400.7")
def test_what_left_and_returned_is_another_object(table, two_targets):
    first, second = two_targets
    for item in (first, second):
        exiled = table.propose(table.moving(item, Zone.EXILE)).becomes
        table.propose(move(table.game, exiled, Zone.BATTLEFIELD))
    table.resolve()
    assert len(table.permanents("P2")) == 2


@pytest.mark.rule("608.2b")
def test_an_illegal_target_is_not_acted_on_although_it_is_there(table, lay):
    """It became hexproof; what is done to it is left out, the other target is destroyed."""
    effect = do(Destroy(), Destroy(Targets(1)))
    table.add_card(instant("Both", effect, target(CREATURE), target(CREATURE)))
    first, second = lay(P2=["2/2", "3/3"])
    table.answers("P1", ("target", first), ("target", second))
    table.cast("P1", table.hand("P1", "Both"))
    boots = table.battlefield("P2", "Swiftfoot Boots")
    state = table.game.state
    state.put(state.objects[boots].replace(attached=first))
    table.game.follow()
    table.resolve()
    assert first in table.game.state.objects
    assert second not in table.game.state.objects


@pytest.mark.rule("608.2b", "608.2h")
def test_of_a_source_that_left_the_last_known_information_counts(table, lay):
    """A black source is gone; protection from black still makes its target illegal."""
    ability = activated(cost("", TapSymbol()), DealDamage(1), target(CREATURE))
    values = {"name": "Witch", "cost": "{B}", "types": "Creature", "power": 1, "toughness": 1}
    (witch,) = lay(P1=[type("Witch", (Card,), values | {"abilities": (ability,)})])
    bears = table.battlefield("P2", "Grizzly Bears")
    table.answers("P1", ("target", bears))
    table.activate("P1", witch)
    table.propose(table.moving(witch, Zone.EXILE))
    state = table.game.state
    shielded = table.rules.catalog.expand("protection from black")
    copiable = state.objects[bears].copiable
    state.put(state.objects[bears].replace(copiable=copiable.replace(abilities=shielded)))
    table.game.follow()
    table.resolve()
    assert table.game.state.status_of(bears).damage == 0
    assert "every target is illegal" in table.told


# Becoming a target.


@pytest.fixture
def skittish(table, lay):
    """Put a creature there whose controller gains 1 life whenever it becomes a target."""
    ability = triggered(whenever(BecomesTarget, THIS), GainLife(1))
    values = {"name": "Skittish", "types": "Creature", "power": 1, "toughness": 1}
    (item,) = lay(P2=[type("Skittish", (Card,), values | {"abilities": (ability,)})])
    return item


@pytest.mark.rule("115.1a", "603.2")
def test_a_spell_makes_it_a_target(table, skittish):
    table.mana("P1", "{B}{B}{B}")
    table.cast("P1", table.hand("P1", "Murder"))
    table.resolve()
    assert table.life("P2") == 21
    assert skittish not in table.game.state.objects


@pytest.mark.rule("115.1d", "603.2")
def test_a_triggered_ability_makes_it_a_target(table, skittish):
    table.propose(table.entering("P1", "Man-o'-War"))
    table.answers("P1", ("target", skittish))
    table.resolve()
    assert table.life("P2") == 21


@pytest.mark.rule("115.10a")
def test_what_is_only_affected_is_no_target(table, skittish):
    table.propose(Destroyed(skittish))
    table.resolve()
    assert table.life("P2") == 20


@pytest.mark.rule("115.1a", "603.2c")
def test_chosen_twice_by_one_spell_it_becomes_a_target_once(table, lay):
    effect = do(Destroy(), Destroy(Targets(1)))
    table.add_card(instant("Twice", effect, target(CREATURE), target(CREATURE)))
    ability = triggered(whenever(BecomesTarget, THIS), GainLife(1))
    values = {"name": "Skittish", "types": "Creature", "power": 1, "toughness": 1}
    lay(P2=[type("Skittish", (Card,), values | {"abilities": (ability,)})])
    table.cast("P1", table.hand("P1", "Twice"))
    table.resolve()
    assert table.life("P2") == 21


@pytest.mark.rule("115.1", "707.10c")
def test_a_copy_makes_it_a_target_too(table, skittish):
    table.mana("P1", "{B}{B}{B}")
    table.cast("P1", table.hand("P1", "Murder"))
    table.settle()
    copy_on_stack(table.game, table.game.state.zone(Zone.STACK)[0], "P1")
    assert len(table.game.state.pending) == 1
    table.resolve()
    assert table.life("P2") == 22


@pytest.mark.rule("115.1")
def test_a_player_becomes_a_target(table, lay):
    ability = triggered(Condition(BecomesTarget, where=()), GainLife(1))
    values = {"name": "Watcher", "types": "Enchantment", "abilities": (ability,)}
    lay(P2=[type("Watcher", (Card,), values)])
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Shock"))
    table.resolve()
    assert table.life("P2") == 19


TRAIL = do(DealDamage(2), DealDamage(1, Targets(1)))


@pytest.fixture
def trail(table):
    table.add_card(instant("Trail", TRAIL, target(ANY_TARGET), target(ANY_TARGET, other=True)))
    table.add_card(instant("Redirect", ChooseNewTargets(), target_spell()))
    signs = triggered(whenever(BecomesTarget, CREATURE), GainLife(1))
    values = {"name": "Sign", "types": "Enchantment", "abilities": (signs,)}
    table.add_card(type("TestCard", (Card,), values))


def damage(table, *items):
    return [table.game.state.status_of(item).damage for item in items]


def redirected(table, first, second, *replies, ordering=()):
    """Let P1 cast it with these two targets, and P2 choose new ones."""
    table.answers("P1", ("target", first), ("target", second), *ordering)
    table.cast("P1", table.hand("P1", "Trail"))
    table.answers("P2", *(("new target", reply) for reply in replies))
    table.cast("P2", table.hand("P2", "Redirect"))
    table.resolve()


@pytest.mark.usefixtures("trail")
@pytest.mark.rule("115.7d", "115.7e", "115.7e#1")
def test_two_targets_may_change_places(table):
    bears, wall = table.battlefield("P2", "Wall of Omens", "Wall of Omens")
    redirected(table, bears, wall, wall, bears)
    assert damage(table, bears, wall) == [1, 2]


@pytest.mark.usefixtures("trail")
@pytest.mark.rule("115.7d", "115.7e")
def test_the_final_targets_have_to_be_legal(table):
    first, second, third = table.battlefield("P2", *["Wall of Omens"] * 3)
    with pytest.raises(AssertionError, match="not among the options"):
        redirected(table, first, second, second, second)
    table.answers("P2", ("new target", second), ("new target", third))
    table.resolve()
    assert damage(table, first, second, third) == [0, 2, 1]


@pytest.mark.usefixtures("trail")
@pytest.mark.rule("115.7d", "603.2")
def test_only_a_new_target_becomes_one(table):
    first, second, third = table.battlefield("P2", *["Wall of Omens"] * 3)
    table.battlefield("P1", "Sign")
    ordering = [("order triggers", lambda one: one.event.target == first)]
    redirected(table, first, second, third, second, ordering=ordering)
    assert damage(table, first, second, third) == [0, 1, 2]
    assert table.life("P1") == 23


@pytest.mark.rule("601.2c", "115.3")
@pytest.mark.parametrize("creatures", [1, 2])
def test_another_target_is_not_the_one_before_it(table, may_begin, creatures):
    pair = (target(all_of(CREATURE, YOU_CONTROL)), target(CREATURE, other=True))
    table.add_card(instant("Fight", TRAIL, *pair))
    walls = [table.battlefield("P1", "Wall of Omens") for _ in range(creatures)]
    fight = table.hand("P1", "Fight")
    assert may_begin("P1", fight) is (creatures > 1)
    if creatures > 1:
        table.answers("P1", ("target", walls[1]))
        table.cast("P1", fight)
        table.resolve()
        assert damage(table, *walls) == [1, 2]
