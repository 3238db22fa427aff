"""Effects of resolutions: their sets, what can't be had, and how long they last (611.2, 113.11)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    LAND,
    YOU_CONTROL,
    AddAbilities,
    AddPT,
    AddTypes,
    Card,
    Color,
    DamageDealt,
    Duration,
    Each,
    HasColor,
    Lasts,
    Layer,
    NumberOf,
    PreventDamage,
    Pump,
    SetColors,
    TapSymbol,
    Test,
    Until,
    Zone,
    activated,
    all_of,
    cant_have,
    cost,
    do,
    gets,
    has,
    record,
    spell,
    static,
    target,
)
from cardwright_core.functioning import instances
from cardwright_core.layers import Part
from cardwright_rules.tapping import Untapped

TURN = Duration.END_OF_TURN


def sorcery(name, effect, *targets, **values):
    return type(
        "TestCard",
        (Card,),
        {"name": name, "cost": "{0}", "types": "Instant", "abilities": (spell(effect, *targets),)}
        | values,
    )


@pytest.fixture
def resolve(table):
    """Let a player cast a card that costs nothing, and let it resolve."""

    def act(player, card, **choices):
        for kind, chosen in choices.items():
            table.answers(player, (kind, chosen))
        item = table.hand(player, card.name)
        table.game.state.cursor = table.game.state.cursor.replace(
            priority=player, stage="priority", passes=0
        )
        table.cast(player, item)
        table.resolve()

    return act


def pt(table, item):
    found = table.see(item).characteristics
    return found.power, found.toughness


# Which objects (611.2c).

WHITE_GET = sorcery("White Ones", Until(TURN, (gets(1, 1),), Each(HasColor(Color.WHITE))))
PAINT = sorcery(
    "Paint",
    Until(TURN, ((Layer.COLOR, SetColors(frozenset({Color.WHITE}))),)),
    target(CREATURE),
)


@pytest.mark.rule("611.2c", "611.2c#1")
def test_the_set_is_fixed_as_the_effect_begins(table, lay, resolve):
    for card in (WHITE_GET, PAINT):
        table.add_card(card)
    white, other = lay(P1=["1/1 vigilance", "2/2"])
    state = table.game.state
    state.put(
        state.objects[white].replace(
            copiable=table.see(white).characteristics.replace(colors=frozenset({Color.WHITE}))
        )
    )
    resolve("P1", WHITE_GET)
    assert pt(table, white) == (2, 2)
    resolve("P1", PAINT, target=other)
    assert pt(table, other) == (2, 2)
    late = table.battlefield("P1", "2/2")
    resolve("P1", PAINT, target=late)
    assert pt(table, late) == (2, 2)


@pytest.mark.rule("611.2c")
def test_those_of_the_set_stay_in_it_whatever_they_become(table, lay, resolve):
    for card in (WHITE_GET, PAINT):
        table.add_card(card)
    (creature,) = lay(P1=["2/2"])
    resolve("P1", PAINT)
    resolve("P1", WHITE_GET)
    state = table.game.state
    effect = min(state.effects)
    state.end_effect(effect)
    table.game.follow()
    assert table.see(creature).characteristics.colors == frozenset()
    assert pt(table, creature) == (3, 3)


@pytest.mark.rule("611.2c")
def test_each_part_has_a_set_of_its_own(table, lay, resolve):
    both = sorcery(
        "Both",
        Until(TURN, (gets(1, 0), has("flying")), Each(all_of(CREATURE, YOU_CONTROL))),
    )
    no_flying = sorcery("Grounded", Until(TURN, (cant_have("flying"),)), target(CREATURE))
    for card in (both, no_flying):
        table.add_card(card)
    grounded, free = lay(P1=["2/2", "3/3"])
    resolve("P1", no_flying, target=grounded)
    resolve("P1", both)
    assert (pt(table, grounded), table.see(grounded).has("flying")) == ((3, 2), False)
    assert (pt(table, free), table.see(free).has("flying")) == ((4, 3), True)


FOG = sorcery("Fog Bank", Lasts(PreventDamage(source=CREATURE)))


@pytest.mark.rule("611.2c", "611.2c#2", "615.1")
def test_what_changes_no_characteristics_is_about_whatever_there_will_be(table, resolve):
    wakes = sorcery("Wakes", Until(TURN, ((Layer.TYPE, AddTypes(("Creature",))),)), target(LAND))
    for card in (FOG, wakes):
        table.add_card(card)
    land = table.battlefield("P1", "Forest")
    table.propose(DamageDealt(land, "P2", 1))
    resolve("P1", FOG)
    late = table.battlefield("P1", "Grizzly Bears")
    table.propose(DamageDealt(late, "P2", 2))
    table.propose(DamageDealt(land, "P2", 1))  # it is no creature yet
    assert table.life("P2") == 18
    resolve("P1", wakes)
    table.propose(DamageDealt(land, "P2", 1))
    assert table.life("P2") == 18


# What can't be had (113.11).


@pytest.mark.rule("113.11")
@pytest.mark.parametrize("first", ["lost", "gained"])
def test_in_either_order_it_is_not_there(table, lay, resolve, first):
    gain = sorcery("Gain", Until(TURN, (has("flying"),)), target(CREATURE))
    lose = sorcery("Lose", Until(TURN, (cant_have("flying"),)), target(CREATURE))
    for card in (gain, lose):
        table.add_card(card)
    (creature,) = lay(P1=["2/2"])
    for card in (lose, gain) if first == "lost" else (gain, lose):
        resolve("P1", card)
    assert not table.see(creature).has("flying")


@pytest.mark.rule("113.11")
def test_an_effect_that_was_not_created_does_not_come_later(table, lay, resolve):
    """The effect would last longer than what forbids it, but there is none."""
    gain = sorcery("Gain", Until(Duration.FOREVER, (gets(1, 1), has("flying"))), target(CREATURE))
    lose = sorcery("Lose", Until(TURN, (cant_have("flying"),)), target(CREATURE))
    for card in (gain, lose):
        table.add_card(card)
    (creature,) = lay(P2=["2/2"])
    resolve("P1", lose)
    resolve("P1", gain)
    table.go_to("upkeep")
    assert not table.see(creature).has("flying")
    assert pt(table, creature) == (3, 3)


@pytest.mark.rule("113.11", "611.2a")
def test_an_effect_that_was_created_resumes(table, lay, resolve):
    gain = sorcery("Gain", Until(Duration.FOREVER, (has("flying"),)), target(CREATURE))
    lose = sorcery("Lose", Until(TURN, (cant_have("flying"),)), target(CREATURE))
    for card in (gain, lose):
        table.add_card(card)
    (creature,) = lay(P2=["2/2"])
    resolve("P1", gain)
    resolve("P1", lose)
    assert not table.see(creature).has("flying")
    table.go_to("upkeep")
    assert table.see(creature).has("flying")


@pytest.mark.rule("113.11", "514.2")
def test_after_the_turn_it_can_be_given_again(table, lay, resolve):
    """What was forbidden is forgotten once nothing forbids it."""
    gain = sorcery("Gain", Until(TURN, (has("flying"),)), target(CREATURE))
    lose = sorcery("Lose", Until(TURN, (cant_have("flying"),)), target(CREATURE))
    for card in (gain, lose):
        table.add_card(card)
    (creature,) = lay(P2=["2/2"])
    resolve("P1", lose)
    table.go_to("upkeep")
    resolve("P2", gain)
    assert table.see(creature).has("flying")


@pytest.mark.rule("113.11")
def test_within_one_resolution_too(table, lay, resolve):
    """What is forbidden first is left out of the effect that the next instruction creates."""
    effect = do(Until(TURN, (cant_have("flying"),)), Until(Duration.FOREVER, (has("flying"),)))
    card = sorcery("Both", effect, target(CREATURE))
    table.add_card(card)
    (creature,) = lay(P2=["2/2"])
    resolve("P1", card)
    table.go_to("upkeep")
    assert not table.see(creature).has("flying")


@pytest.mark.rule("113.11")
def test_of_several_abilities_only_the_forbidden_one_is_left_out(table, lay, resolve):
    class Giver(Card):
        name = "Giver"
        types = "Instant"
        cost = "{0}"

    rules = table.rules

    @record
    class GiveBoth:
        def resolve(self, game, by):
            both = (*rules.catalog.expand("flying"), *rules.catalog.expand("haste"))
            change = ((Layer.ABILITY, AddAbilities(both)),)
            Until(TURN, change).resolve(game, by)

    Giver.abilities = (spell(GiveBoth(), target(CREATURE)),)
    lose = sorcery("Lose", Until(TURN, (cant_have("flying"),)), target(CREATURE))
    for card in (Giver, lose):
        table.add_card(card)
    (creature,) = lay(P2=["2/2"])
    resolve("P1", lose)
    resolve("P1", Giver)
    assert not table.see(creature).has("flying")
    assert table.see(creature).has("haste")


@pytest.mark.rule("113.11", "611.3a")
def test_static_abilities_can_forbid_too(table, lay):
    """Archetype of Endurance: creatures that enter while it is there are forbidden as well."""
    (before,) = lay(P2=["2/2"])
    archetype = table.battlefield("P1", "Archetype of Endurance")
    bogle = table.battlefield("P2", "Slippery Bogle")
    assert table.see(archetype).has("hexproof")
    assert not table.see(bogle).has("hexproof")
    table.mana("P2", "{G}")
    table.answers("P2", ("target", before))
    state = table.game.state
    state.cursor = state.cursor.replace(priority="P2", stage="priority")
    table.cast("P2", table.hand("P2", "Ranger's Guile"))
    table.resolve()
    assert (pt(table, before), table.see(before).has("hexproof")) == ((3, 3), False)
    table.propose(table.moving(archetype, Zone.GRAVEYARD))
    assert table.see(bogle).has("hexproof")
    assert not table.see(before).has("hexproof")


# How long (611.2a, 611.2b, 514.2, 500.4, 800.4m).


@pytest.mark.rule("611.2a", "500.4")
def test_until_your_next_turn_ends_as_that_turn_begins(table, lay, resolve):
    card = sorcery("Long", Until(Duration.YOUR_NEXT_TURN, (gets(1, 1),)), target(CREATURE))
    table.add_card(card)
    (creature,) = lay(P2=["2/2"])
    table.library("P1", *["Plains"] * 5)
    table.library("P2", *["Plains"] * 5)
    resolve("P1", card)
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P2"
    assert pt(table, creature) == (3, 3)
    table.answers("P2", ("attackers", []))
    table.go_to("end")
    assert pt(table, creature) == (3, 3)
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P1"
    assert pt(table, creature) == (2, 2)


@pytest.mark.rule("611.2a", "514.2")
def test_until_the_end_of_your_next_turn(table, lay, resolve):
    card = sorcery("Long", Until(Duration.END_OF_YOUR_NEXT_TURN, (gets(1, 1),)), target(CREATURE))
    table.add_card(card)
    (creature,) = lay(P2=["0/2 defender"])
    table.library("P1", *["Plains"] * 5)
    table.library("P2", *["Plains"] * 5)
    resolve("P1", card)
    for player in ("P1", "P2", "P1"):
        table.go_to("end")
        assert table.game.state.cursor.active == player
        assert pt(table, creature) == (1, 3)
        table.go_to("upkeep")
    assert pt(table, creature) == (0, 2)


@pytest.mark.rule("800.4m")
def test_until_the_next_turn_of_a_player_who_left(table, lay, resolve):
    """It lasts until that turn would have begun."""
    card = sorcery("Long", Until(Duration.YOUR_NEXT_TURN, (gets(1, 1),)), target(CREATURE))
    table.add_card(card)
    table.add_player("P3")
    (creature,) = lay(P1=["0/2 defender"])
    for player in ("P1", "P2", "P3"):
        table.library(player, *["Plains"] * 5)
    resolve("P2", card)
    game = table.game
    game.state.players["P2"] = game.player("P2").replace(lost=True)
    assert pt(table, creature) == (1, 3)
    table.go_to("end")
    assert game.state.cursor.active == "P1"
    assert pt(table, creature) == (1, 3)
    table.go_to("upkeep")
    assert game.state.cursor.active == "P3"
    assert pt(table, creature) == (0, 2)


@pytest.mark.rule("611.2b")
def test_for_as_long_as_ends_for_good(table):
    thief = table.battlefield("P1", "Master Thief")
    boots = table.battlefield("P2", "Swiftfoot Boots")
    game = table.game
    instance = next(
        i for i in _instances(table, thief) if "GainControl" in type(i.ability.effect).__name__
    )
    instance.ability.effect.resolve(game, instance.replace(targets=((boots,),)))
    game.follow()
    assert table.see(boots).controller == "P1"
    state = game.state
    state.put(state.objects[thief].replace(controller="P2"))
    game.follow()
    assert table.see(boots).controller == "P2"
    state.put(state.objects[thief].replace(controller="P1"))
    game.follow()
    assert table.see(boots).controller == "P2"


def _instances(table, item):
    return [i for i in instances(table.see(item)) if hasattr(i.ability, "effect")]


@pytest.mark.rule("611.2b", "611.2b#1")
def test_what_is_over_before_it_begins_does_nothing(table):
    boots = table.battlefield("P2", "Swiftfoot Boots")
    there = table.propose(table.entering("P1", "Master Thief")).becomes
    table.settle()
    assert table.stack == ["ability of Master Thief"]
    table.propose(table.moving(there, Zone.GRAVEYARD))
    table.resolve()
    assert table.see(boots).controller == "P2"
    assert not table.game.state.effects


@record
class RemainsTapped(Test):
    """For as long as the source remains tapped."""

    def holds(self, game, by, event):
        del event
        return game.exists(by.source.id) and game.state.status_of(by.source.id).tapped


@pytest.mark.rule("611.2b")
def test_a_status_can_end_it(table, lay):
    ability = activated(
        cost("", TapSymbol()),
        Until(Duration.while_true(RemainsTapped()), (gets(2, 2),)),
        target(CREATURE),
    )
    values = {"name": "Lamp", "types": "Artifact", "abilities": (ability,)}
    lamp, creature = lay(P1=[type("Lamp", (Card,), values), "2/2"])
    table.activate("P1", lamp)
    table.resolve()
    assert pt(table, creature) == (4, 4)
    table.propose(Untapped(lamp))
    assert pt(table, creature) == (2, 2)


@pytest.mark.rule("611.2d", "608.2h")
def test_a_number_is_worked_out_once(table, lay, resolve):
    card = sorcery("Horde", Pump(NumberOf(CREATURE), 0), target(CREATURE))
    table.add_card(card)
    first, _ = lay(P1=["1/1", "2/2"])
    resolve("P1", card, target=first)
    assert pt(table, first) == (3, 1)
    table.battlefield("P1", "2/2")
    assert pt(table, first) == (3, 1)


@pytest.mark.rule("611.3a")
def test_static_effects_are_not_locked_in(table, lay):
    anthem = type(
        "Anthem",
        (Card,),
        {
            "name": "Anthem",
            "types": "Enchantment",
            "abilities": (
                static(Part(Layer.MODIFY_PT, all_of(CREATURE, YOU_CONTROL), AddPT(1, 1))),
            ),
        },
    )
    (_, creature) = lay(P1=[anthem, "2/2"])
    assert pt(table, creature) == (3, 3)
    late = table.battlefield("P1", "2/2")
    assert pt(table, late) == (3, 3)
    state = table.game.state
    state.put(state.objects[creature].replace(controller="P2"))
    table.game.follow()
    assert pt(table, creature) == (2, 2)
