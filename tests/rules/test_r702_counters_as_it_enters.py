"""Keywords about counters with which permanents enter or that they get (702)."""

import pytest

from cardwright.authoring import (
    THIS,
    Enters,
    activated,
    triggered,
    when,
)
from cardwright_core.events import CountersPut
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt
from cardwright_rules.vocabulary.growing import (
    Adapt,
    Amass,
    Blight,
    Bolster,
    Endure,
    Monstrosity,
    support,
)
from subjects import beast


def enter(table, card, player="P1"):
    """Let a card of the test enter; return the permanent."""
    event = table.entering(player, card)
    table.propose(event)
    table.resolve()
    return event.becomes


def next_upkeep(table):
    """Go on to the beginning of P1's next upkeep; nobody attacks."""
    for player in ("P1", "P2"):
        table.library(player, "Forest")
        table.go_to("end")
        table.go_to("upkeep")
    table.resolve()


@pytest.mark.rule("702.63a")
def test_vanishing(table):
    table.add_card(beast("vanishing 2", name="Ghost"))
    item = enter(table, "Ghost")
    assert table.counters(item) == {"time": 2}
    next_upkeep(table)
    assert table.counters(item) == {"time": 1}
    table.answers("P1", ("attackers", []))
    next_upkeep(table)
    assert not table.game.exists(item)


@pytest.mark.rule("702.63b")
def test_vanishing_without_a_number_enters_without_counters_and_stays(table):
    table.add_card(beast("vanishing", name="Ghost"))
    item = enter(table, "Ghost")
    next_upkeep(table)
    assert table.game.exists(item)
    table.propose(CountersPut(item, "time", 1))
    table.answers("P1", ("attackers", []))
    next_upkeep(table)
    assert not table.game.exists(item)


@pytest.mark.rule("702.63c")
def test_two_vanishing_abilities_remove_a_counter_each(table):
    table.add_card(beast("vanishing 2", "vanishing 2", name="Ghost"))
    item = enter(table, "Ghost")
    assert table.counters(item) == {"time": 4}
    next_upkeep(table)
    assert table.counters(item) == {"time": 2}


@pytest.mark.rule("702.32a")
def test_fading_is_sacrificed_when_no_counter_can_be_removed(table):
    table.add_card(beast("fading 1", name="Ghost"))
    item = enter(table, "Ghost")
    next_upkeep(table)
    assert (table.game.exists(item), table.counters(item)) == (True, {})
    table.answers("P1", ("attackers", []))
    next_upkeep(table)
    assert not table.game.exists(item)


@pytest.mark.rule("702.54a", "702.54c")
@pytest.mark.parametrize(("harmed", "counters"), [("P2", {"+1/+1": 4}), ("P1", {}), ("", {})])
def test_bloodthirst(table, lay, harmed, counters):
    table.add_card(beast("bloodthirst 2", "bloodthirst 2", name="Goblin"), beast(name="Body"))
    source = table.battlefield("P1", "Body")
    if harmed:
        table.propose(DamageDealt(source, harmed, 1))
    assert table.counters(enter(table, "Goblin")) == counters


@pytest.mark.rule("702.54b")
def test_bloodthirst_x_counts_all_damage_to_opponents_this_turn(table):
    table.add_card(beast("bloodthirst X", name="Goblin"), beast(name="Body"))
    source = table.battlefield("P1", "Body")
    for amount, player in ((2, "P2"), (3, "P2"), (4, "P1")):
        table.propose(DamageDealt(source, player, amount))
    assert table.counters(enter(table, "Goblin")) == {"+1/+1": 5}


@pytest.mark.rule("702.58a")
@pytest.mark.parametrize("moves", [True, False])
def test_graft(table, moves):
    table.add_card(beast("graft 2", name="Hydra", power=0, toughness=0), beast(name="Body"))
    hydra = enter(table, "Hydra")
    assert table.counters(hydra) == {"+1/+1": 2}
    table.answers("P1", ("may", moves))
    body = enter(table, "Body", "P2")
    found = (table.counters(hydra), table.counters(body))
    assert found == (({"+1/+1": 1}, {"+1/+1": 1}) if moves else ({"+1/+1": 2}, {}))


@pytest.mark.rule("702.58a", "603.4")
def test_graft_without_a_counter_does_not_trigger(table, lay):
    (hydra,) = lay(P1=[beast("graft 2", name="Hydra")])
    table.propose(table.entering("P2", "Grizzly Bears"))
    table.settle()
    assert (table.stack, table.counters(hydra)) == ([], {})


@pytest.mark.rule("702.58b")
def test_two_graft_abilities_each_trigger(table):
    table.add_card(beast("graft 1", "graft 1", name="Hydra", toughness=0), beast(name="Body"))
    hydra = enter(table, "Hydra")
    table.answers("P1", ("may", True), ("may", True))
    body = enter(table, "Body")
    assert (table.counters(body), table.game.exists(hydra)) == ({"+1/+1": 2}, False)


@pytest.mark.rule("702.98a")
@pytest.mark.parametrize("unleashed", [True, False])
def test_unleash(table, unleashed):
    table.add_card(beast("unleash", name="Ogre"))
    event = table.entering("P1", "Ogre")
    table.answers("P1", ("unleash", unleashed))
    table.propose(event)
    assert table.counters(event.becomes) == ({"+1/+1": 1} if unleashed else {})
    restrictions = table.hook.block_restrictions()
    view = table.see(event.becomes)
    assert any(one.forbids(view, view) for one in restrictions) is unleashed


@pytest.mark.rule("702.107a")
def test_outlast_only_as_a_sorcery(table, lay, may_begin):
    (item,) = lay(P1=[beast("outlast {1}")])
    table.mana("P1", "{C}{C}")
    table.activate("P1", item)
    assert table.tapped(item)
    table.resolve()
    assert table.counters(item) == {"+1/+1": 1}
    table.go_to("upkeep")
    assert not may_begin("P1", item)


@pytest.mark.rule("702.77a")
def test_reinforce(table, lay):
    table.add_card(beast("reinforce 2—{1}", name="Helper"))
    body = table.battlefield("P1", "Grizzly Bears")
    card = table.hand("P1", "Helper")
    table.mana("P1", "{C}")
    table.activate("P1", card)
    assert not table.game.exists(card)
    table.resolve()
    assert table.counters(body) == {"+1/+1": 2}


@pytest.mark.rule("702.112a", "702.112b", "702.112c")
def test_renown_happens_once(table, lay):
    (item,) = lay(P1=[beast("renown 2", "renown 2")])
    table.propose(DamageDealt(item, "P2", 2, combat=True))
    table.resolve()
    assert (table.counters(item), table.see(item).object.designation("renowned")) == (
        {"+1/+1": 2},
        1,
    )
    table.propose(DamageDealt(item, "P2", 2, combat=True))
    table.settle()
    assert (table.stack, table.counters(item)) == ([], {"+1/+1": 2})


@pytest.mark.rule("702.112a")
def test_renown_is_about_combat_damage_to_a_player(table, lay):
    item, other = lay(P1=[beast("renown 1")], P2=[beast(name="Wall", toughness=9)])
    table.propose(DamageDealt(item, "P2", 2))
    table.propose(DamageDealt(item, other, 2, combat=True))
    table.resolve()
    assert table.counters(item) == {}


@pytest.mark.rule("702.123a", "111.10")
@pytest.mark.parametrize("counters", [True, False])
def test_fabricate(table, counters):
    table.add_card(beast("fabricate 2", name="Maker"))
    event = table.entering("P1", "Maker")
    table.propose(event)
    table.answers("P1", ("counters", counters))
    table.resolve()
    assert table.counters(event.becomes) == ({"+1/+1": 2} if counters else {})
    tokens = [view for view in table.game.permanents("P1") if view.id != event.becomes]
    assert [(v.name, v.is_a("Artifact")) for v in tokens] == (
        [] if counters else [("Servo Token", True)] * 2
    )


@pytest.mark.rule("702.123a", "702.123b")
def test_fabricate_that_is_gone_makes_servos_only(table):
    table.add_card(beast("fabricate 1", "fabricate 1", name="Maker"))
    event = table.entering("P1", "Maker")
    table.propose(event)
    table.settle()
    table.propose(move(table.game, event.becomes, Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents("P1") == ["Servo Token"] * 2


@pytest.mark.rule("702.156a", "107.3m")
@pytest.mark.parametrize(("mana", "x"), [("{C}" * 4, 4), ("{C}" * 5, 5)])
def test_ravenous(table, mana, x):
    table.add_card(beast("ravenous", name="Maw", cost="{X}", power=1, toughness=1))
    table.library("P1", "Forest")
    table.mana("P1", mana)
    table.answers("P1", ("X", x))
    table.cast("P1", table.hand("P1", "Maw"))
    table.resolve()
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert table.counters(item) == {"+1/+1": x}
    assert len(table.game.state.zone(Zone.HAND, "P1")) == (1 if x >= 5 else 0)


# Keyword actions that make creatures grow (701).


def doing(*effect, name="Doer", types="Creature", **values):
    """Return a creature that does something as it enters."""
    abilities = (triggered(when(Enters, THIS), *effect),)
    return beast(name=name, types=types, abilities=abilities, **values)


@pytest.mark.rule("701.39a")
def test_bolster_the_creature_with_the_least_toughness(table, lay):
    table.add_card(
        doing(Bolster(2), toughness=5), beast(name="Small", toughness=1), beast(name="Big")
    )
    small, other, _ = (table.battlefield("P1", one) for one in ("Small", "Small", "Big"))
    table.battlefield("P2", "Small")
    table.propose(table.entering("P1", "Doer"))
    table.answers("P1", ("bolster", other))
    table.resolve()
    assert (table.counters(small), table.counters(other)) == ({}, {"+1/+1": 2})


@pytest.mark.rule("701.41a")
def test_support_on_a_permanent_is_for_others(table):
    table.add_card(doing(*support(2)))
    bears = [table.battlefield("P1", "Grizzly Bears") for _ in range(2)]
    event = table.entering("P1", "Doer")
    table.propose(event)
    table.answers("P1", ("target", bears))
    table.resolve()
    assert [table.counters(item) for item in bears] == [{"+1/+1": 1}] * 2
    specs = support(2)[1], support(2, other=False)[1]
    view = table.see(event.becomes)
    instance = table.casting("P1", event.becomes).instance
    assert [one.what.matches(table.game, instance, view) for one in specs] == [False, True]


@pytest.mark.rule("701.46a")
def test_adapt_once(table, lay):
    (item,) = lay(P1=[beast(abilities=(activated("{1}", Adapt(2)),))])
    table.mana("P1", "{C}{C}")
    for _ in range(2):
        table.activate("P1", item)
        table.resolve()
    assert table.counters(item) == {"+1/+1": 2}


@pytest.mark.rule("701.37a", "701.37b")
def test_monstrosity_once_even_if_the_counters_are_gone(table, lay):
    (item,) = lay(P1=[beast(abilities=(activated("{1}", Monstrosity(2)),))])
    table.mana("P1", "{C}{C}")
    table.activate("P1", item)
    table.resolve()
    assert table.see(item).object.designation("monstrous")
    table.game.state.put(table.game.state.objects[item].replace(counters=()))
    table.activate("P1", item)
    table.resolve()
    assert table.counters(item) == {}


@pytest.mark.rule("701.47a")
def test_amass_makes_an_army_and_then_lets_it_grow(table):
    table.add_card(doing(Amass("Zombie", 2)), doing(Amass("Orc", 1), name="Orcs"))
    enter(table, "Doer")
    (army,) = (view for view in table.game.permanents("P1") if view.is_a("Army"))
    assert (table.size(army.id), army.is_a("Zombie")) == ((2, 2), True)
    enter(table, "Orcs")
    now = table.see(army.id)
    assert (table.size(army.id), now.is_a("Zombie"), now.is_a("Orc")) == ((3, 3), True, True)
    assert sum(view.is_a("Army") for view in table.game.permanents("P1")) == 1


@pytest.mark.rule("701.63a")
@pytest.mark.parametrize(
    ("counters", "expected"), [(True, ["Doer"]), (False, ["Doer", "Spirit Token"])]
)
def test_endure(table, counters, expected):
    table.add_card(doing(Endure(3)))
    table.answers("P1", ("counters", counters))
    item = enter(table, "Doer")
    assert table.permanents("P1") == expected
    assert table.counters(item) == ({"+1/+1": 3} if counters else {})


@pytest.mark.rule("701.63b")
def test_endure_nothing(table):
    table.add_card(doing(Endure(0)))
    item = enter(table, "Doer")
    assert (table.permanents("P1"), table.counters(item)) == (["Doer"], {})


@pytest.mark.rule("701.68a")
def test_blight_a_creature_of_ones_own(table, lay):
    table.add_card(doing(Blight(1)), beast(name="Victim"))
    victim = table.battlefield("P1", "Victim")
    table.battlefield("P2", "Victim")
    table.answers("P1", ("blight", victim))
    enter(table, "Doer")
    assert table.counters(victim) == {"-1/-1": 1}
