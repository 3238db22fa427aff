"""Replacement effects: once each, what replaces what, entering, what can't happen (614)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    YOU,
    AnyObject,
    Card,
    CardDrawn,
    CounterIt,
    DamageDealt,
    DamageInstead,
    DamageTimes,
    DealDamage,
    Draw,
    DrawCards,
    Enters,
    LifeGained,
    Meanwhile,
    PlayerAmong,
    Record,
    Replacement,
    ReplacementClass,
    Simultaneous,
    StaticAbility,
    Zone,
    ZoneChange,
    about,
    as_it_enters,
    copiable_values,
    hookimpl,
    make_token,
    record,
    spell,
    target,
    triggered,
    whenever,
)
from cardwright_core.functioning import instances

BEARS = "Grizzly Bears"


class Furnace(Card):
    """Creatures that its controller controls deal double damage."""

    name = "Furnace"
    types = "Enchantment"
    abilities = (StaticAbility(DamageTimes(2, CREATURE)),)


class Guardian(Card):
    """Damage that would be dealt to its controller is dealt to it."""

    name = "Guardian"
    types = "Creature — Giant"
    power, toughness = 0, 9
    abilities = (StaticAbility(DamageInstead(PlayerAmong(YOU))),)


class Paper(Card):
    """Damage that would be dealt to its controller is dealt to it: but it is no creature."""

    name = "Paper"
    types = "Artifact"
    abilities = (StaticAbility(DamageInstead(PlayerAmong(YOU))),)


class Insight(Card):
    """Instead of drawing a card its controller gains 2 life."""

    name = "Insight"
    types = "Enchantment"

    @hookimpl
    @about(CardDrawn)
    def replacements(self, by, event):
        if event.player == by.controller:
            return Replacement.of(by, lambda game, event: LifeGained(event.player, 2))
        return None


class Hymn(Card):
    """Whenever a player gains life its controller gains 100."""

    name = "Counter"
    types = "Enchantment"
    abilities = (triggered(whenever(LifeGained), DrawCards(0)),)


@record
class EntersTapped(Record):
    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by, event):
        if event.becomes == by.source.id:
            return Replacement.of(by, lambda game, event: event.replace(tapped=True))
        return None


class Treefolk(Card):
    name = "Treefolk"
    types = "Creature — Treefolk"
    power, toughness = 3, 5
    abilities = (StaticAbility(EntersTapped()),)


class Orb(Card):
    """Permanents enter tapped."""

    name = "Orb"
    types = "Artifact"

    @hookimpl
    @about(Enters)
    def replacements(self, by, event):
        return Replacement.of(by, lambda game, event: event.replace(tapped=True))


@record
class Dissipates(Record):
    """A spell countered this way is exiled instead."""

    @hookimpl
    @about(ZoneChange)
    def replacements(self, by, event):
        if event.destination is not Zone.GRAVEYARD:
            return None
        return Replacement.of(by, exiled, ReplacementClass.SELF_REPLACEMENT, "614.15")


def exiled(game, event):
    return event.to(Zone.EXILE)


class Dissipate(Card):
    name = "Dissipate"
    cost = "{0}"
    types = "Instant"
    abilities = (
        spell(
            Meanwhile(CounterIt(), Dissipates()),
            target(AnyObject()).replace(zones=(Zone.STACK,)),
        ),
    )


class Library(Card):
    """What would be put into a graveyard is put on the bottom of its owner's library."""

    name = "Tomb"
    types = "Enchantment"

    @hookimpl
    @about(ZoneChange)
    def replacements(self, by, event):
        if event.destination is Zone.GRAVEYARD:
            return Replacement.of(by, lambda game, e: e.to(Zone.LIBRARY).replace(position=-1))
        return None


class NoDraws(Card):
    """Players can't draw cards."""

    name = "Drought"
    types = "Enchantment"

    @hookimpl
    @about(CardDrawn)
    def prohibits(self, act):
        return "no draws"


CARDS = (
    Furnace,
    Guardian,
    Paper,
    Insight,
    Hymn,
    Treefolk,
    Orb,
    Dissipate,
    Library,
    NoDraws,
)


@pytest.fixture
def table(table):
    for card in CARDS:
        table.add_card(card)
    return table


def damage(table, source, to, amount=2):
    return table.propose(DamageDealt(source, to, amount))


def names(table, zone, player=""):
    return [table.see(item).name for item in table.game.state.zone(zone, player)]


# Once each, and what is replaced never happens (614.5, 614.6).


@pytest.mark.rule("614.5#1")
def test_two_that_double_damage_make_it_four_times_as_much(table):
    bears = table.battlefield("P1", BEARS, "Furnace", "Furnace")[0]
    damage(table, bears, "P2")
    assert table.life("P2") == 12


@pytest.mark.rule("614.6", "603.2g")
def test_what_is_replaced_triggers_nothing(table):
    table.battlefield("P1", "Insight", "Counter")
    table.library("P1", BEARS)
    table.propose(Draw("P1"))
    assert [trigger.instance.source.name for trigger in table.game.state.pending] == ["Counter"]
    assert table.life("P1") == 22
    assert names(table, Zone.HAND, "P1") == []


@pytest.mark.rule("614.11")
def test_a_draw_is_replaced_though_there_is_no_card(table):
    table.battlefield("P1", "Insight")
    table.propose(Draw("P1"))
    table.settle()
    assert (table.life("P1"), table.game.player("P1").drew_from_empty) == (22, False)


@pytest.mark.rule("614.11a", "121.2")
def test_each_draw_of_a_sequence_is_replaced_on_its_own(table):
    insight = table.battlefield("P1", "Insight")
    table.library("P1", BEARS, BEARS)
    table.propose(Draw("P1", 2))
    assert table.life("P1") == 24
    table.propose(table.moving(insight, Zone.HAND))
    table.propose(Draw("P1"))
    assert names(table, Zone.HAND, "P1") == ["Insight", BEARS]


@pytest.mark.rule("614.7a", "120.8")
def test_no_damage_is_doubled_or_redirected(table):
    furnace = table.battlefield("P1", "Furnace")
    bears = table.battlefield("P1", BEARS)
    DealDamage(0, ITSELF).resolve(table.game, next(instances(table.see(furnace))))
    assert table.game.state.status_of(bears).damage == 0


# Redirection (614.9).


@pytest.mark.rule("614.9")
def test_damage_is_dealt_to_another_instead(table):
    bears = table.battlefield("P1", BEARS)
    guardian = table.battlefield("P2", "Guardian")
    happened = damage(table, bears, "P2", 3)
    assert table.life("P2") == 20
    assert table.game.state.status_of(guardian).damage == 3
    assert happened.parts[0].source == bears


@pytest.mark.rule("614.9")
def test_not_to_what_is_no_battle_creature_or_planeswalker(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P2", "Paper")
    damage(table, bears, "P2")
    assert table.life("P2") == 18


@pytest.mark.rule("614.9", "614.5")
def test_two_that_redirect_to_each_other_do_so_once_each(table):
    bears = table.battlefield("P1", BEARS)
    first, second = table.battlefield("P2", "Guardian", "Guardian")
    table.answers("P2", ("replacement", first))
    damage(table, bears, "P2")
    status = table.game.state.status_of
    assert (status(first).damage, status(second).damage) == (2, 0)


# Entering (614.12).


@pytest.mark.rule("614.12#1", "614.12a", "707.2")
def test_a_token_that_is_a_copy_chooses_as_it_is_created(table):
    voice = table.battlefield("P2", "Voice of All")
    values = copiable_values(table.game, voice)
    table.answers("P1", ("color", "red"))
    token = table.propose(make_token(table.game, values, "P1")).becomes
    assert table.see(token).has("protection")
    shock = table.hand("P2", "Shock")
    bears = table.battlefield("P2", BEARS)
    damage(table, shock, token)
    damage(table, bears, token, 1)
    assert table.game.state.status_of(token).damage == 1


@pytest.mark.rule("614.12#2")
def test_what_it_lacks_in_its_old_zone_counts_as_it_would_be(table):
    table.battlefield("P1", "Yixlid Jailer")
    treefolk = table.graveyard("P1", "Treefolk")
    entered = table.propose(table.moving(treefolk, Zone.BATTLEFIELD))
    assert entered.tapped


@pytest.mark.rule("614.12#3")
def test_an_effect_on_all_permanents_does_not_affect_its_own_source(table):
    assert not table.propose(table.entering("P1", "Orb")).tapped
    assert table.propose(table.entering("P1", BEARS)).tapped


@pytest.mark.rule("614.12", "614.1d")
def test_two_that_enter_together_do_not_affect_each_other(table):
    events = (table.entering("P1", "Orb"), table.entering("P1", BEARS))
    happened = table.propose(Simultaneous(events))
    assert [part.tapped for part in happened.parts] == [False, False]


# Self-replacement, and what can't happen (614.15, 614.17).


@pytest.mark.rule("614.15", "616.1a")
def test_a_self_replacement_effect_applies_first(table):
    table.battlefield("P2", "Tomb")
    table.hand("P1", "Spatial Contortion")
    table.battlefield("P1", BEARS)
    table.mana("P1", "{C}{C}")
    table.hand("P1", "Dissipate")
    table.answers("P1", ("priority", named("Dissipate")))
    table.cast("P1", "Spatial Contortion")
    table.resolve()
    assert names(table, Zone.EXILE) == ["Spatial Contortion"]


def named(name):
    return lambda action: getattr(action, "name", "") == name


@pytest.mark.rule("614.15")
def test_it_replaces_nothing_once_the_effect_is_over(table):
    table.hand("P1", "Spatial Contortion", "Dissipate")
    bears = table.battlefield("P1", BEARS)
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("priority", named("Dissipate")))
    table.cast("P1", "Spatial Contortion")
    table.resolve()
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    assert names(table, Zone.GRAVEYARD, "P1") == ["Dissipate", BEARS]


@pytest.mark.rule("614.17c", "101.2")
def test_what_can_not_happen_is_not_replaced(table):
    table.battlefield("P1", "Insight", "Drought")
    table.propose(Draw("P1"))
    assert table.life("P1") == 20
