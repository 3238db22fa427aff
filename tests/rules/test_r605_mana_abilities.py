"""Mana abilities: what is one, when it is activated, and what triggers from it (605)."""

import contextlib
import random
import time

import pytest

from cardwright.authoring import (
    ANY_COLOR,
    ANY_TARGET,
    CREATURE,
    LAND,
    TAP,
    AbilityActivated,
    ActivatedAbility,
    AddMana,
    Card,
    Condition,
    CostChange,
    Do,
    DrawCards,
    GainLife,
    If,
    IllegalActionError,
    ManaProduced,
    May,
    Mode,
    Modes,
    NumberOf,
    PayLife,
    Production,
    Test,
    TriggeredAbility,
    activated,
    hookimpl,
    paying,
    record,
    tapped_for_mana,
    target,
    triggered,
)
from cardwright.testing.script import ScriptError
from cardwright_core.casting import Activate, Cast, mana_actions
from cardwright_core.functioning import instance_of
from cardwright_core.mana import ManaCost
from cardwright_core.payment import single_symbols
from cardwright_core.planning import Planner
from cardwright_core.production import is_mana_ability
from cardwright_core.proposal import Proposal

BEARS, SIGNET, SPHERE = "Grizzly Bears", "Simic Signet", "Chromatic Sphere"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def offered(table, player="P1"):
    return [action.name for action in mana_actions(table.game, player)]


@record
class Never(Test):
    """Nothing is so."""

    def holds(self, game, by, event):
        return False


# 605.1a, 605.2: what is a mana ability.


@pytest.mark.rule("605.1a", "605.2", "605.2#1", "605.5a")
@pytest.mark.parametrize(
    ("ability", "expected"),
    [
        (activated(paying(TAP), AddMana(("G",))), True),
        (activated(paying(PayLife(1)), AddMana(("G",))), True),  # {T} is not needed
        (activated(paying(TAP), AddMana(("G",), NumberOf(CREATURE))), True),  # none now
        (activated(paying(TAP), Do((AddMana(("G",)), GainLife(1)))), True),
        (activated(paying(TAP), May(AddMana(("G",)))), True),
        (activated(paying(TAP), If(Never(), AddMana(("G",)))), True),
        (activated(paying(TAP), Modes((Mode(GainLife(1)), Mode(AddMana(("G",)))))), True),
        (activated(paying(TAP), GainLife(1)), False),
        (activated(paying(TAP), AddMana(("G",)), target(ANY_TARGET)), False),
        (activated(paying(TAP), Do((AddMana(("G",)), DrawCards()))), False),
        (ActivatedAbility(paying(), AddMana(("G",)), loyalty=True), False),
        (triggered(tapped_for_mana(LAND), AddMana(("G",))), False),  # it is one by 605.1b
    ],
)
def test_what_is_a_mana_ability(ability, expected):
    assert is_mana_ability(ability) is expected


@pytest.mark.rule("605.1a")
def test_an_ability_that_draws_uses_the_stack(table):
    sphere = table.battlefield("P1", SPHERE)
    table.library("P1", BEARS)
    table.mana("P1", "{C}")
    table.activate("P1", sphere)
    assert (table.stack, pool(table)) == (["ability of Chromatic Sphere"], "")
    table.answers("P1", ("mana type", "U"))
    table.resolve()
    assert pool(table) == "U"
    assert len(table.game.state.zone(table.see(sphere).zone.HAND, "P1")) == 1


@pytest.mark.rule("605.1a", "605.3a")
def test_and_pays_for_nothing(table):
    table.battlefield("P1", SPHERE, "Forest")
    table.hand("P1", "Birds of Paradise")
    assert SPHERE not in offered(table)


@pytest.mark.rule("605.1b", "605.4a")
def test_a_triggered_mana_ability_may_draw(table):
    class Grower(Card):
        name = "Grower"
        types = "Enchantment"
        effect = Do((AddMana(("G",)), DrawCards()))
        abilities = (triggered(tapped_for_mana(LAND), effect),)

    table.add_card(Grower)
    table.battlefield("P1", "Grower")
    table.library("P1", BEARS)
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert (pool(table), table.stack) == ("GG", [])


@pytest.mark.rule("605.5a")
def test_what_triggers_and_adds_no_mana_uses_the_stack(table):
    class Gainer(Card):
        name = "Gainer"
        types = "Enchantment"
        abilities = (triggered(tapped_for_mana(LAND), GainLife(1)),)

    table.add_card(Gainer)
    table.battlefield("P1", "Gainer")
    table.activate("P1", table.battlefield("P1", "Forest"))
    table.settle()
    assert table.stack == ["ability of Gainer"]


@pytest.mark.rule("605.5a")
def test_what_triggers_on_something_else_uses_the_stack(table):
    table.propose(table.entering("P1", "Burning-Tree Emissary"))
    table.settle()
    assert table.stack == ["ability of Burning-Tree Emissary"]
    table.resolve()
    assert pool(table) == "GR"


@pytest.mark.rule("605.1b")
@pytest.mark.parametrize(("name", "at_once"), [("Forest", True), ("Drummer", False)])
def test_the_activation_of_a_mana_ability_is_enough(table, name, at_once):
    class Echo(Card):
        name = "Echo"
        types = "Enchantment"
        abilities = (triggered(Condition(AbilityActivated), AddMana(("R",))),)

    class Drummer(Card):
        name = "Drummer"
        types = "Artifact"
        abilities = (activated(paying(TAP), GainLife(1)),)

    table.add_card(Echo)
    table.add_card(Drummer)
    table.battlefield("P1", "Echo")
    table.activate("P1", table.battlefield("P1", name))
    assert ("R" in pool(table)) is at_once
    table.resolve()
    assert "R" in pool(table)


@pytest.mark.rule("605.5b")
def test_a_spell_is_none(table):
    table.hand("P1", "Dark Ritual")
    table.mana("P1", "{B}")
    table.cast("P1", "Dark Ritual")
    assert (table.stack, pool(table)) == (["Dark Ritual"], "")


# 605.3: activating.


@pytest.mark.rule("605.3b")
def test_it_resolves_at_once(table):
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert (table.stack, pool(table)) == ([], "G")


@pytest.mark.rule("605.3c")
def test_it_does_not_pay_for_itself(table):
    table.battlefield("P1", SIGNET)
    table.hand("P1", BEARS)
    with pytest.raises(ScriptError, match="not among the options: pass"):
        table.cast("P1", BEARS)


@pytest.mark.rule("605.3c", "605.3a")
def test_two_signets_and_a_land(table):
    table.battlefield("P1", SIGNET, SIGNET, "Forest")
    table.hand("P1", "Fellwar Stone")
    assert offered(table) == [SIGNET, SIGNET, "Forest"]
    table.answers(
        "P1",
        ("pay", 1),
        ("pay", 2),  # to pay for the first one; the Forest is all that is left for this one
        ("pay", "pay {G}"),
        ("pay", "pay {U}{U}"),
    )
    table.cast("P1", "Fellwar Stone")
    assert (table.stack, pool(table)) == (["Fellwar Stone"], "G")


@pytest.mark.rule("605.3a", "118.12")
def test_in_the_middle_of_a_resolution(table):
    table.battlefield("P1", "Forest", "Forest", "Forest", "Forest", "Forest")
    table.hand("P1", BEARS)
    table.hand("P2", "Mana Leak")
    table.mana("P2", "{U}{U}")
    table.mana("P1", "{G}{G}")
    table.answers("P2", ("priority", lambda one: str(one).startswith("cast")))
    table.answers("P1", ("pay", "pay {G}{G}"))
    table.cast("P1", BEARS)
    table.answers("P1", ("pay cost", True), *(("pay", land) for land in (1, 2, 3)))
    table.answers("P1", ("pay", "pay {G}{G}{G}"))
    table.resolve()
    assert BEARS in table.permanents("P1")
    assert sum(table.game.state.status_of(land).tapped for land in range(1, 6)) == 3


@pytest.mark.rule("605.3a")
def test_an_ability_for_instants_times_is_not_for_payments(table):
    diamond = table.battlefield("P1", "Lion's Eye Diamond")
    table.hand("P1", BEARS)
    assert offered(table) == []
    table.answers("P1", ("mana type", "G"))
    table.activate("P1", diamond)
    assert (pool(table), table.stack) == ("GGG", [])


@pytest.mark.rule("302.6", "107.5")
def test_a_creature_that_came_under_your_control_this_turn_gives_no_mana(table):
    birds = table.battlefield("P1", "Birds of Paradise")
    there = table.game.state.objects[birds]
    assert offered(table) == ["Birds of Paradise"]
    table.game.state.put(there.replace(since=table.game.state.cursor.turn))
    assert offered(table) == []


@pytest.mark.rule("302.6", "107.6")
def test_nor_does_one_by_untapping(table):
    pala = table.battlefield("P1", "Pili-Pala")
    table.battlefield("P1", "Forest", "Forest")
    assert "Pili-Pala" not in offered(table)  # it is untapped already
    table.game.state.set_status(pala, table.game.state.status_of(pala).replace(tapped=True))
    assert "Pili-Pala" in offered(table)
    there = table.game.state.objects[pala]
    table.game.state.put(there.replace(since=table.game.state.cursor.turn))
    assert "Pili-Pala" not in offered(table)


@pytest.mark.rule("602.5")
def test_an_ability_that_cant_be_activated_is_not_offered(table):
    table.battlefield("P1", "Fellwar Stone", "Forest")
    table.battlefield("P2", "Forest")
    assert offered(table) == ["Fellwar Stone", "Forest"]
    table.battlefield("P2", "Stony Silence")
    assert offered(table) == ["Forest"]


@pytest.mark.rule("602.5b")
def test_nor_one_that_was_used_as_often_as_it_can_be(table):
    class Well(Card):
        name = "Well"
        types = "Artifact"
        abilities = (activated(paying(PayLife(1)), AddMana(("G",)), each_turn=1),)

    table.add_card(Well)
    well = table.battlefield("P1", "Well")
    table.activate("P1", well)
    assert offered(table) == []


# 605.4: triggered mana abilities.


@pytest.mark.rule("605.4a", "605.4a#1")
def test_the_mana_is_there_to_pay_with(table):
    table.battlefield("P1", "Mana Flare")
    table.battlefield("P1", "Forest")
    table.hand("P1", BEARS)
    table.cast("P1", BEARS)
    assert table.stack == [BEARS]


@pytest.mark.rule("605.4", "603.4")
def test_it_follows_the_rules_of_triggered_abilities(table):
    class Doubtful(Card):
        name = "Doubtful"
        types = "Enchantment"
        abilities = (
            TriggeredAbility((tapped_for_mana(LAND),), AddMana(("R",)), only_if=Never()),
            TriggeredAbility((tapped_for_mana(LAND),), AddMana(("U",)), each_turn=1),
        )

    table.add_card(Doubtful)
    table.battlefield("P1", "Doubtful")
    table.activate("P1", table.battlefield("P1", "Forest"))
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert pool(table) == "GGU"


@pytest.mark.rule("605.4a", "106.4")
def test_it_can_trigger_on_what_another_adds(table):
    class Chain(Card):
        name = "Chain"
        types = "Enchantment"
        abilities = (triggered(added("R"), AddMana(("W",))), triggered(added("G"), AddMana(("R",))))

    table.add_card(Chain)
    table.battlefield("P1", "Chain")
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert (pool(table), table.stack) == ("GRW", [])


def added(kind):
    return Condition(ManaProduced, where=(Added(kind),))


@record
class Added(Test):
    """Mana of a type was added, whatever added it."""

    type: str

    def holds(self, game, by, event):
        return any(unit.type == self.type for unit in event.units)


@pytest.mark.rule("605.4a", "101.4")
def test_those_of_several_players_resolve_in_turn_order(table):
    table.battlefield("P2", "Mana Flare")
    table.battlefield("P1", "Mana Flare")
    table.activate("P1", table.battlefield("P1", "Tropical Island"), 0)
    assert pool(table) == "UUU"


# What the hook answers.


class More:
    """A rules plugin: each Forest's ability adds one red mana besides."""

    @hookimpl
    def mana_production(self, game, ability):
        if game.see(ability.source.id).is_a("Forest"):
            return Production(("R",))
        return None


@pytest.mark.rule("106.3")
def test_what_others_say_that_an_ability_adds(table):
    table.add_plugin("more", More())
    forest, island = table.battlefield("P1", "Forest", "Island")
    table.activate("P1", forest)
    table.activate("P1", island)
    assert pool(table) == "GRU"
    assert Planner(table.game, "P1").most() == 3


# Planning payments.


def can_pay(table, cost, player="P1"):
    item = table.hand(player, BEARS)
    view = table.see(item)
    ability = ActivatedAbility(paying(), GainLife(1))
    instance = instance_of(view, ability, 0)
    proposal = Proposal("activate", player, item, instance, paying(cost))
    symbols = single_symbols(ManaCost.parse(cost))
    return Planner(table.game, player).plan(proposal, symbols) is not None


@pytest.mark.rule("601.2g", "605.3a")
@pytest.mark.parametrize(
    ("permanents", "cost", "expected"),
    [
        (["Forest"], "{G}", True),
        (["Forest"], "{G}{G}", False),
        (["Tropical Island"], "{G}{U}", False),  # two abilities, one permanent
        (["Tropical Island", "Tropical Island"], "{G}{U}", True),
        ([SIGNET, "Forest"], "{G}{U}", True),
        ([SIGNET, "Forest"], "{2}{G}", False),
        ([SIGNET], "{1}", False),
        ([SIGNET, SIGNET, "Forest"], "{U}{U}{G}", True),
        ([SIGNET, SIGNET, "Forest"], "{U}{U}{U}", False),
        ([SIGNET, SIGNET, SIGNET, "Mountain"], "{U}{U}{U}{G}", True),
        (["Gilded Lotus"], "{W}{W}{W}", True),
        (["Gilded Lotus"], "{W}{W}{U}", False),  # three of one color
        (["Gilded Lotus", "Gilded Lotus"], "{W}{W}{U}{U}", True),
        (["Gilded Lotus", "Gilded Lotus"], "{W}{U}{B}", False),
        (["Gilded Lotus", SIGNET], "{U}{U}{G}{W}", False),
        (["Gilded Lotus", SIGNET], "{W}{W}{U}{G}", True),
        (["Ashnod's Altar", BEARS, BEARS], "{4}", True),
        (["Ashnod's Altar", BEARS, BEARS], "{5}", False),
        (["Ashnod's Altar", "Birds of Paradise"], "{2}{U}", True),  # tapped, then sacrificed
        (["Ashnod's Altar", "Birds of Paradise"], "{3}{U}", False),
        (["Krark-Clan Ironworks", "Krark-Clan Ironworks"], "{4}", True),
        (["Krark-Clan Ironworks", "Black Lotus"], "{2}{U}{U}{U}", True),
        (["Basalt Monolith", "Basalt Monolith"], "{6}", True),
        (["Mana Reflection", "Forest"], "{G}{G}", True),
        (["Mana Reflection", SIGNET, "Forest"], "{U}{U}{G}{G}", True),
        (["Mirari's Wake", "Forest"], "{2}", True),
        (["Mirari's Wake", "Tropical Island"], "{G}{U}", False),
        (["Contamination", "Island"], "{U}", False),
        (["Contamination", "Island"], "{B}", True),
        (["Snow-Covered Forest", "Forest"], "{S}{G}", True),
        (["Snow-Covered Forest", "Forest"], "{S}{S}", False),
        (["Reflecting Pool", "Forest"], "{G}{G}", True),
    ],
)
def test_a_payment_is_found_if_and_only_if_there_is_one(table, permanents, cost, expected):
    table.battlefield("P1", *permanents)
    assert can_pay(table, cost) is expected


@pytest.mark.rule("118.3", "601.2g")
def test_an_object_that_its_own_cost_taps_pays_no_mana_for_it(table):
    ornament = table.battlefield("P1", "Bonder's Ornament")
    table.battlefield("P1", "Forest", "Forest", "Forest")
    with pytest.raises(ScriptError, match="not among the options"):
        table.activate("P1", ornament, 1)


@pytest.mark.rule("119.4", "601.2g")
@pytest.mark.parametrize(("life", "expected"), [(3, True), (2, True), (1, False)])
def test_life_can_be_too_short_for_several(table, life, expected):
    table.battlefield("P1", "Mana Confluence", "Mana Confluence")
    table.game.state.players["P1"] = table.game.player("P1").replace(life=life)
    assert can_pay(table, "{W}{U}") is expected


@pytest.mark.rule("601.2g")
def test_thirty_sources_and_a_hard_cost_are_fast(table):
    duals = ["Tropical Island"] * 10 + ["Tundra"] * 10
    table.battlefield("P1", *duals, *["Forest"] * 5, *["Birds of Paradise"] * 5)
    began = time.perf_counter()
    assert can_pay(table, "{8}{G}{G}{G}{G}{G}{G}{U}{U}{U}{U}{U}{W}{W}{W}{W}{W}{R}{R}{B}{B}{B}")
    assert not can_pay(table, "{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}")
    assert time.perf_counter() - began < 2


class Stuck(Card):
    name = "Stuck"
    types = "Artifact"
    abilities = (activated(paying("{B}", TAP), AddMana(ANY_COLOR)),)


@pytest.mark.rule("605.3a", "733.1")
def test_a_mana_ability_that_proves_illegal_is_not_offered_again(table):
    table.add_card(Stuck)
    _, birds, _ = table.battlefield("P1", "Stuck", "Birds of Paradise", "Forest")
    table.hand("P1", BEARS)
    choices = ("pay", 1), ("pay", birds), ("mana type", "G"), ("reverse", [])
    table.answers("P1", *choices)
    table.cast("P1", BEARS)
    assert table.stack == [BEARS]


@pytest.mark.rule("605.3a", "601.2g")
def test_a_mana_ability_that_nothing_could_pay_for_is_not_offered(table):
    table.add_card(Stuck)
    table.battlefield("P1", "Stuck", "Forest", "Forest")
    assert offered(table) == ["Forest", "Forest"]
    table.mana("P1", "{B}")
    assert offered(table) == ["Stuck", "Forest", "Forest"]


class Sphere(Card):
    name = "Sphere"
    types = "Artifact"

    @hookimpl
    def cost_changes(self, by):
        return CostChange.increase("{1}", by=by)


@pytest.mark.rule("605.3a", "601.2f")
@pytest.mark.parametrize(("pool", "castable"), [("", False), ("{W}", False), ("{W}{W}", True)])
def test_a_tax_on_mana_abilities_is_part_of_the_plan(table, pool, castable):
    table.add_card(Sphere)
    table.battlefield("P1", "Sphere", *["Forest"] * 6)
    bears = table.hand("P1", "Llanowar Elves")
    if pool:
        table.mana("P1", pool)
    actions = table.hook.legal_actions(player="P1")
    assert any(getattr(one, "object", 0) == bears for one in actions) is castable


class HeavySphere(Card):
    name = "Heavy Sphere"
    types = "Artifact"

    @hookimpl
    def cost_changes(self, by, proposal):
        return None if proposal.is_spell() else CostChange.increase("{2}", by=by)


@pytest.mark.rule("605.3a", "733.1")
@pytest.mark.parametrize("seed", [1, 4, 7, 10])
def test_taxed_mana_abilities_are_not_tried_in_all_orders(table, seed):
    """Who pays without a plan is asked at most once for each pair of lands, not for each order."""
    table.add_card(HeavySphere)
    lands = ["Forest", "Island", "Swamp", "Mountain", "Plains"] * 2
    table.battlefield("P1", "Heavy Sphere", *lands)
    bears = table.hand("P1", BEARS)
    table.mana("P1", "{W}{W}{W}")
    dice, asked = random.Random(seed), []  # noqa: S311 - a choice needs no cryptography

    def unplanned(_, decision):
        asked.append(decision.kind)
        mana = [one for one in decision.options if isinstance(one, Activate)]
        return dice.sample(mana or decision.options, max(decision.minimum, 1))

    table.game.agents = {"P1": unplanned}
    with contextlib.suppress(IllegalActionError):
        Cast("P1", bears, BEARS).perform(table.game)
    assert len(asked) < len(lands) ** 2
