"""Spells, abilities and effects, by the rules' examples (113, 115, 603, 608, 700)."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    CREATURE,
    ENCHANTMENT,
    ITSELF,
    LAND,
    THAT_ONE,
    THAT_PLAYER,
    THIS,
    THOSE_CARDS,
    AddTypes,
    AttackedWith,
    BecomesTarget,
    Card,
    Cycled,
    DealDamage,
    Destroy,
    Draw,
    DrawCards,
    Duration,
    Enters,
    ExileTop,
    GainLife,
    Is,
    Layer,
    LoseTypes,
    OneByOne,
    PilesFromTop,
    Pump,
    PutOntoBattlefield,
    Revealed,
    RevealsFirstDraw,
    StaticAbility,
    TargetSpec,
    ThisCostsLess,
    TotalManaValue,
    Until,
    Zone,
    all_of,
    has,
    haunted_creature_dies,
    reveal_this_way,
    spell,
    target,
    target_card,
    triggered,
    when,
    whenever,
    you_expend,
)

BEARS = "Grizzly Bears"
STOPS = ((Layer.TYPE, LoseTypes(("Creature",))),)


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def cast(table, player, name, *targets):
    table.answers(player, *[("target", one) for one in targets])
    table.cast(player, table.hand(player, name))
    table.resolve()


def names(table, zone, player=""):
    return [table.see(item).name for item in table.game.state.zone(zone, player)]


@pytest.fixture
def thrull(table):
    body = {"types": "Creature — Thrull", "power": 1, "toughness": 1, "keywords": ("haunt",)}
    conditions = (when(Enters, THIS), haunted_creature_dies())
    destroys = triggered(conditions, Destroy(), target(ENCHANTMENT))
    table.add_card(card("Thrull", destroys, **body))
    table.add_card(card("Shrine", types="Enchantment"))
    table.add_card(card("Change", spell(Until(Duration.FOREVER, STOPS), target(CREATURE))))
    table.add_card(card("Murder", spell(Destroy(), target(CREATURE))))


@pytest.mark.usefixtures("thrull")
@pytest.mark.rule("113.6k", "113.6k#1", "702.55a", "702.55c")
def test_each_condition_functions_where_it_can_trigger(table):
    first, second, third = table.battlefield("P2", "Shrine", "Shrine", "Shrine")
    haunted, other = table.battlefield("P2", BEARS, BEARS)
    table.answers("P1", ("target", first))
    cast(table, "P1", "Thrull")
    assert not table.game.exists(first)
    (item,) = (view.id for view in table.game.permanents("P1"))
    table.answers("P1", ("target", item))
    table.cast("P1", table.hand("P1", "Murder"))
    table.answers("P1", ("target", haunted))
    table.resolve()
    assert names(table, Zone.EXILE) == ["Thrull"]
    cast(table, "P1", "Murder", other)
    assert table.game.exists(second)
    table.answers("P1", ("target", third))
    cast(table, "P1", "Murder")
    assert not table.game.exists(haunted)
    assert not table.game.exists(third)
    assert table.game.exists(second)


@pytest.mark.usefixtures("thrull")
@pytest.mark.rule("702.55b")
def test_what_is_haunted_stays_so_whatever_it_becomes(table):
    table.battlefield("P2", "Shrine")
    haunted = table.battlefield("P2", BEARS)
    item = table.battlefield("P1", "Thrull")
    table.propose(table.moving(item, Zone.GRAVEYARD))
    table.resolve()
    cast(table, "P1", "Change")
    assert not table.see(haunted).is_a("Creature")
    table.propose(table.moving(haunted, Zone.GRAVEYARD))
    table.resolve()
    assert "Shrine" not in table.permanents()


@pytest.mark.rule("115.1a", "115.1a#1", "702.29a", "702.29c")
def test_a_target_of_a_cards_triggered_ability_is_no_target_of_the_spell(table):
    shrinks = triggered(
        when(Cycled, THIS).replace(zones=(Zone.HAND,)), Pump(-1, -1), target(CREATURE)
    )
    cycler = card("Cycler", spell(GainLife(5)), shrinks, types="Sorcery", keywords=("cycling {1}",))
    table.add_card(cycler)
    table.add_card(card("Watcher", triggered(whenever(BecomesTarget), GainLife(1))))
    table.add_card(
        card("Sign", triggered(whenever(BecomesTarget, CREATURE), GainLife(1)), types="Enchantment")
    )
    table.battlefield("P1", "Sign")
    bears, other = table.battlefield("P2", BEARS, BEARS)
    cast(table, "P1", "Cycler")
    assert table.life("P1") == 25
    table.library("P1", "Forest")
    table.mana("P1", "{C}")
    table.answers("P1", ("target", bears))
    table.activate("P1", table.hand("P1", "Cycler"))
    assert names(table, Zone.GRAVEYARD, "P1") == ["Cycler", "Cycler"]
    table.resolve()
    assert table.life("P1") == 26
    assert names(table, Zone.HAND, "P1") == ["Forest"]
    assert [table.see(item).characteristics.power for item in (bears, other)] == [1, 2]


FIRST = StaticAbility(RevealsFirstDraw())
BASIC = all_of(LAND, Is("Basic"))


@pytest.fixture
def oracle(table):
    linked = triggered(reveal_this_way(BASIC), DrawCards(1))
    table.add_card(card("Oracle", FIRST, linked, types="Enchantment"))
    table.battlefield("P1", "Oracle")


@pytest.mark.usefixtures("oracle")
@pytest.mark.rule("603.11", "603.11#1", "607.1")
@pytest.mark.parametrize(("top", "drawn"), [("Forest", 2), (BEARS, 1)])
def test_the_trigger_is_linked_to_what_the_static_ability_has_revealed(table, top, drawn):
    table.library("P1", top, "Plains", "Island", "Swamp")
    table.library("P2", "Forest")
    table.propose(Draw("P2"))
    table.propose(Draw("P1"))
    assert [e.event.object for e in table.game.log if isinstance(e.event, Revealed)]
    table.resolve()
    assert len(names(table, Zone.HAND, "P1")) == drawn


@pytest.mark.usefixtures("oracle")
@pytest.mark.rule("603.11", "607.1")
def test_only_the_first_card_of_a_turn_is_revealed_and_only_this_way(table):
    table.library("P1", BEARS, "Plains", "Island", "Swamp")
    table.propose(Draw("P1", 2))
    shown = [e.event for e in table.game.log if isinstance(e.event, Revealed)]
    assert [table.see(event.object).name for event in shown] == [BEARS]
    plains = table.game.state.zone(Zone.HAND, "P1")[1]
    table.propose(Revealed("P1", plains))
    table.resolve()
    assert len(names(table, Zone.HAND, "P1")) == 2


@pytest.mark.rule("608.2f", "608.2f#2")
@pytest.mark.parametrize("creature_first", [True, False])
def test_what_can_not_be_done_at_once_is_done_for_one_after_another(table, creature_first):
    deals = DealDamage(TotalManaValue(THOSE_CARDS), THAT_ONE, THAT_PLAYER)
    eruption = spell(OneByOne(ExileTop(deals)), TargetSpec(ANY_TARGET, 0, 99))
    table.add_card(card("Eruption", eruption, types="Sorcery"))
    table.add_card(card("Six", types="Artifact", cost="{6}"))
    table.add_card(card("Two", types="Artifact", cost="{2}"))
    table.add_card(card("Giant", types="Creature", power=9, toughness=9))
    giant = table.battlefield("P2", "Giant")
    table.library("P1", "Six", "Two", BEARS)
    considered = [giant, "P2"] if creature_first else ["P2", giant]
    table.answers("P1", ("target", ["P2", giant]), ("next", considered[0]))
    table.cast("P1", table.hand("P1", "Eruption"))
    table.resolve()
    assert names(table, Zone.EXILE) == ["Six", "Two"]
    damage = table.game.state.status_of(giant).damage
    assert (damage, 20 - table.life("P2")) == ((6, 2) if creature_first else (2, 6))


@pytest.mark.rule("608.2i", "608.2i#1")
def test_what_happened_this_turn_counts_whatever_became_of_it(table):
    table.add_card(card("Captain", StaticAbility(ThisCostsLess(AttackedWith())), cost="{3}"))
    table.add_card(card("Change", spell(Until(Duration.FOREVER, STOPS), target(CREATURE))))
    cub, _ = table.battlefield("P1", BEARS, BEARS)
    table.answers("P1", ("attackers", [cub]))
    table.go_to("declare attackers")
    cast(table, "P1", "Change", cub)
    assert not table.see(cub).is_a("Creature")
    table.mana("P1", "{C}{C}")
    table.cast("P1", table.hand("P1", "Captain"))
    assert table.game.player("P1").pool == ()
    assert table.stack == ["Captain"]


@pytest.mark.rule("700.3", "700.3a", "700.3c", "700.3c#1")
def test_cards_in_piles_stay_in_the_library(table):
    table.add_card(card("Fact", spell(PilesFromTop(5))))
    tops = ("Forest", "Island", "Plains", "Swamp", "Mountain")
    cards = table.library("P1", *tops, BEARS)
    seen = []

    def is_forest(option):
        seen.append(table.game.state.library("P1").order())
        return option.name == "Forest"

    table.answers("P2", ("separate", [is_forest, "Plains"]))
    table.answers("P1", ("pile", lambda pile: len(pile.cards) == 2))
    table.cast("P1", table.hand("P1", "Fact"))
    table.resolve()
    assert set(seen) == {cards}
    assert names(table, Zone.HAND, "P1") == ["Forest", "Plains"]
    assert names(table, Zone.GRAVEYARD, "P1") == ["Island", "Swamp", "Mountain", "Fact"]
    assert table.game.state.library("P1").order() == cards[5:]


@pytest.mark.rule("700.3a")
def test_a_pile_may_be_empty(table):
    table.add_card(card("Fact", spell(PilesFromTop(5))))
    table.library("P1", "Forest", "Island")
    table.answers("P2", ("separate", []))
    table.answers("P1", ("pile", lambda pile: not pile.cards))
    table.cast("P1", table.hand("P1", "Fact"))
    table.resolve()
    assert names(table, Zone.HAND, "P1") == []
    assert names(table, Zone.GRAVEYARD, "P1") == ["Forest", "Island", "Fact"]


@pytest.fixture
def boxer(table):
    gains = triggered(you_expend(4), Until(Duration.END_OF_TURN, (has("indestructible"),), ITSELF))
    body = {"types": "Creature", "power": 2, "toughness": 2}
    table.add_card(card("Boxer", gains, cost="{1}{G}", **body))
    table.add_card(card("Divination", spell(DrawCards(2)), cost="{2}{U}", types="Sorcery"))
    table.add_card(card("Three", spell(GainLife(1)), cost="{3}"))
    table.library("P1", *["Forest"] * 6)


def pay_for(table, player, name, mana):
    table.mana(player, mana)
    table.cast(player, table.hand(player, name))
    table.settle()


@pytest.mark.usefixtures("boxer")
@pytest.mark.rule("700.14", "700.14#1")
def test_mana_spent_on_all_spells_of_the_turn_counts(table):
    pay_for(table, "P1", "Boxer", "{C}{G}")
    table.resolve()
    (boxer,) = (view.id for view in table.game.permanents())
    pay_for(table, "P1", "Divination", "{C}{C}{U}")
    assert table.stack == ["Divination", "ability of Boxer"]
    table.resolve()
    assert table.see(boxer).has("indestructible")
    pay_for(table, "P1", "Three", "{C}{C}{C}")
    assert table.stack == ["Three"]


@pytest.mark.usefixtures("boxer")
@pytest.mark.rule("700.14")
def test_mana_of_others_or_for_abilities_does_not_count(table):
    table.battlefield("P1", "Boxer")
    pay_for(table, "P2", "Three", "{C}{C}{C}")
    table.resolve()
    pay_for(table, "P1", "Three", "{C}{C}{C}")
    assert table.stack == ["Three"]


@pytest.mark.rule("611.2e", "611.2e#1")
@pytest.mark.parametrize(("being", "life"), [(True, 21), (False, 20)])
def test_what_a_permanent_is_put_there_as_is_so_as_it_enters(table, being, life):
    becoming = ((Layer.TYPE, AddTypes(("Enchantment",))),)
    if being:
        arbiter = PutOntoBattlefield(being=becoming)
    else:
        arbiter = PutOntoBattlefield(then=Until(Duration.FOREVER, becoming, THOSE_CARDS))
    table.add_card(card("Arbiter", spell(arbiter, target_card(CREATURE))))
    table.add_card(card("Eidolon", triggered(whenever(Enters, ENCHANTMENT), GainLife(1))))
    table.battlefield("P1", "Eidolon")
    table.graveyard("P1", BEARS)
    cast(table, "P1", "Arbiter")
    (bears,) = (view for view in table.game.permanents() if view.name == BEARS)
    assert bears.characteristics.types == ("Creature", "Enchantment")
    assert table.life("P1") == life
