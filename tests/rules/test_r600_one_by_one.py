"""Rules of spells, abilities and effects that are so short that each is one test (600 to 614)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    TARGET,
    THIS,
    AnyPlayer,
    Card,
    Color,
    DealDamage,
    Destroy,
    DrawCards,
    Duration,
    Enters,
    Exile,
    GainLife,
    Layer,
    Mode,
    Modes,
    PutCounters,
    Regenerate,
    SetColors,
    SetPT,
    SpellsCostMore,
    StaticAbility,
    Until,
    YouHaveHexproof,
    Zone,
    activated,
    all_of,
    do,
    equipped,
    gets,
    spell,
    target,
    triggered,
    when,
    whenever,
)
from cardwright_core.zone_changes import move
from cardwright_rules.combat.fighting import attack_of
from cardwright_rules.drawing import CardDrawn


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values = {"name": name, "types": types, "cost": cost, "abilities": abilities, **values}
    return type("TestCard", (Card,), values)


def creature(name, *abilities, power=2, toughness=2, **values):
    values |= {"power": power, "toughness": toughness}
    return card(name, *abilities, types="Creature", **values)


def cast(table, name, *answers, player="P1"):
    table.answers(player, *answers)
    table.cast(player, table.hand(player, name))


def known(table, *cards):
    table.add_card(*cards)
    return table


# Spells and activated abilities.


@pytest.mark.rule("601.8")
def test_what_makes_spells_cost_more_does_not_change_a_spell_on_the_stack(table):
    tax = StaticAbility(SpellsCostMore("{9}"))
    known(
        table,
        card("Gain", spell(GainLife(3))),
        card("Tax", tax, types="Artifact", keywords=("flash",)),
    )
    cast(table, "Gain")
    cast(table, "Tax", player="P2")
    table.resolve()
    assert (table.life("P1"), table.permanents("P2")) == (23, ["Tax"])


@pytest.mark.rule("602.1b", "602.5e")
@pytest.mark.parametrize(("how", "castable"), [("as_a_sorcery", False), ("as_an_instant", True)])
def test_instructions_for_activating_are_followed_at_all_times(table, may_begin, how, castable):
    ability = activated("{0}", GainLife(1), **{how: True})
    known(table, card("Bell", ability, types="Artifact"), card("Gain", spell(GainLife(3))))
    bell = table.battlefield("P1", "Bell")
    assert may_begin("P1", bell)
    cast(table, "Gain")
    assert may_begin("P1", bell) is castable


@pytest.mark.rule("608.3a")
def test_a_permanent_spell_without_targets_enters_under_its_controllers_control(table):
    known(table, creature("Bear"))
    cast(table, "Bear")
    table.resolve()
    assert (table.permanents("P1"), table.permanents("P2")) == (["Bear"], [])


@pytest.mark.rule("608.2m")
def test_a_spell_that_leaves_the_stack_while_it_resolves_goes_on(table):
    known(table, card("Away", spell(do(Exile(ITSELF), GainLife(5)))))
    cast(table, "Away")
    table.resolve()
    assert table.life("P1") == 25
    assert [table.see(item).name for item in table.game.state.zone(Zone.EXILE)] == ["Away"]


@pytest.mark.rule("700.2c")
@pytest.mark.parametrize(("mode", "life"), [(0, 20), (1, 24)])
def test_a_mode_that_is_not_chosen_has_no_targets(table, may_begin, mode, life):
    modes = Modes((Mode(Destroy(), (target(CREATURE),)), Mode(GainLife(4))))
    known(table, card("Charm", spell(modes)), creature("Bear"))
    if mode == 0:
        table.battlefield("P2", "Bear")
        cast(table, "Charm", ("mode", lambda one: one.targets))
    else:
        cast(table, "Charm")
    table.resolve()
    assert (table.life("P1"), table.permanents("P2")) == (life, [])


# Triggered abilities.


@pytest.mark.rule("603.2a")
def test_abilities_trigger_when_nothing_may_be_activated(table, may_begin):
    """A spell with split second is on the stack."""
    known(
        table,
        card("Rush", spell(DrawCards(1)), keywords=("split second",)),
        card("Eye", triggered(whenever(CardDrawn), GainLife(1)), types="Artifact"),
        card("Bell", activated("{0}", GainLife(9)), types="Artifact"),
    )
    table.battlefield("P1", "Eye")
    bell = table.battlefield("P1", "Bell")
    table.library("P2", "Forest")
    cast(table, "Rush")
    assert not may_begin("P1", bell)
    table.propose(CardDrawn("P2", table.game.state.new_id()))
    table.settle()
    assert table.stack == ["Rush", "ability of Eye"]


@pytest.mark.rule("603.3c", "700.2b")
@pytest.mark.parametrize("there", [True, False])
def test_a_modal_triggered_ability_without_a_legal_mode_is_removed(table, there):
    modes = Modes((Mode(Destroy(), (target(all_of(CREATURE, THIS)),)),))
    bell = card("Bell", triggered(whenever(CardDrawn), modes), types="Artifact")
    being = creature("Being", triggered(whenever(CardDrawn), modes))
    known(table, bell, being)
    table.battlefield("P1", "Being" if there else "Bell")
    table.library("P1", "Forest")
    table.propose(CardDrawn("P1", table.game.state.new_id()))
    table.settle()
    assert table.stack == (["ability of Being"] if there else [])


@pytest.mark.rule("603.6")
def test_an_ability_does_not_find_what_has_left_the_zone_it_went_to(table):
    grows = triggered(when(Enters, THIS), PutCounters("+1/+1", 1, ITSELF))
    known(table, creature("Bear", grows))
    event = table.entering("P1", "Bear")
    table.propose(event)
    table.settle()
    gone = move(table.game, event.becomes, Zone.GRAVEYARD)
    table.propose(gone)
    again = move(table.game, gone.becomes, Zone.BATTLEFIELD)
    table.propose(again)
    table.resolve()
    assert table.counters(again.becomes) == {"+1/+1": 1}


@pytest.mark.rule("700.15")
def test_to_enter_is_to_enter_the_battlefield(table):
    known(table, creature("Bear", triggered(when(Enters, THIS), GainLife(1))))
    item = table.graveyard("P1", "Bear")
    table.propose(move(table.game, item, Zone.HAND))
    table.settle()
    assert table.stack == []


# Static abilities and continuous effects.


@pytest.mark.rule("604.4")
def test_the_ability_of_an_equipment_goes_where_it_is_moved(table, attach):
    known(
        table, creature("Bear"), card("Blade", equipped(gets(3, 0)), types="Artifact — Equipment")
    )
    first, second = table.battlefield("P1", "Bear"), table.battlefield("P1", "Bear")
    blade = table.battlefield("P1", "Blade")
    attach(blade, first)
    assert (table.size(first), table.size(second)) == ((5, 2), (2, 2))
    attach(blade, second)
    assert (table.size(first), table.size(second)) == ((2, 2), (5, 2))


BIG = card("Big", spell(Until(Duration.END_OF_TURN, (gets(1, 1),), TARGET), target(CREATURE)))
TINY = card(
    "Tiny",
    spell(Until(Duration.END_OF_TURN, ((Layer.SET_PT, SetPT(0, 1)),), TARGET), target(CREATURE)),
)
RED, BLUE = (
    card(
        color.name,
        spell(
            Until(
                Duration.END_OF_TURN,
                ((Layer.COLOR, SetColors(frozenset({color}))),),
                TARGET,
            ),
            target(CREATURE),
        ),
    )
    for color in (Color.RED, Color.BLUE)
)


@pytest.mark.rule("613.4")
@pytest.mark.parametrize("order", [("Big", "Tiny"), ("Tiny", "Big")])
def test_within_layer_seven_what_sets_comes_before_what_adds(table, order):
    bear = known(table, creature("Bear"), BIG, TINY).battlefield("P1", "Bear")
    for name in order:
        cast(table, name)
        table.resolve()
    assert table.size(bear) == (1, 2)


@pytest.mark.rule("613.7b", "611.2a")
@pytest.mark.parametrize("order", [("RED", "BLUE"), ("BLUE", "RED")])
def test_the_effect_that_a_later_resolution_created_wins(table, order):
    bear = known(table, creature("Bear"), RED, BLUE).battlefield("P1", "Bear")
    for name in reversed(order):  # the last one that is cast resolves first
        cast(table, name)
    table.resolve()
    assert table.see(bear).characteristics.colors == {Color[order[1]]}


@pytest.mark.rule("613.10", "611.1")
def test_an_effect_may_be_about_a_player(table, may_begin):
    known(
        table,
        card("Orb", StaticAbility(YouHaveHexproof()), types="Artifact"),
        card("Bolt", spell(DealDamage(3), target(AnyPlayer()))),
    )
    table.battlefield("P1", "Orb")
    targets = []
    table.answers("P1", ("target", lambda one: targets.append(one) or one == "P2"))
    table.cast("P1", table.hand("P1", "Bolt"))
    table.resolve()
    assert sorted(targets) == ["P1", "P2"]
    cast(table, "Bolt", player="P2")
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (20, 14)


# Replacement effects.


@pytest.mark.rule("614.8", "701.19a", "506.4")
def test_to_regenerate_is_to_be_tapped_healed_and_out_of_combat_instead_of_destroyed(table):
    known(
        table,
        creature("Troll", activated("{0}", Regenerate(ITSELF)), toughness=3),
        card("Kill", spell(Destroy(), target(CREATURE))),
        card("Prick", spell(DealDamage(2), target(CREATURE))),
    )
    troll = table.battlefield("P1", "Troll")
    table.answers("P1", ("attackers", troll))
    table.go_to("declare attackers")
    assert attack_of(table.game, troll) is not None
    cast(table, "Prick", player="P2")
    table.resolve()
    table.activate("P1", troll)
    table.resolve()
    cast(table, "Kill", player="P2")
    table.resolve()
    assert (table.damage(troll), table.tapped(troll)) == (0, True)
    assert attack_of(table.game, troll) is None
    cast(table, "Kill", player="P2")
    table.resolve()
    assert table.permanents("P1") == []
