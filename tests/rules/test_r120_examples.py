"""Damage and what becomes of its results, by the rules' examples (120.4d, 400.6)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    AnyOf,
    AnyPlayer,
    Card,
    DamageKeepsLifeAt,
    DealDamage,
    ExiledInsteadOfLosing,
    GainLife,
    LifeGainTimes,
    LifeLost,
    PreventedAmount,
    PreventNext,
    PreventNextOf,
    StaticAbility,
    Zone,
    spell,
    target,
)


def card(name, *abilities, types="Instant", **values):
    values |= {"name": name, "types": types, "cost": "{0}", "abilities": abilities}
    return type("TestCard", (Card,), values)


def status(table, item):
    return table.game.state.status_of(item)


def to_blockers(table, attacking, *blocks):
    table.answers("P1", ("attackers", attacking))
    table.answers("P2", *(("block", reply) for reply in blocks))
    table.go_to("declare blockers")


@pytest.mark.rule("120.4d", "120.4d#1", "702.80a", "120.3d", "120.3f")
def test_each_step_works_on_what_the_step_before_left(table, lay):
    table.add_card(card("Boon", StaticAbility(LifeGainTimes(2)), types="Enchantment"))
    table.add_card(card("Mend", spell(PreventNext(2), target(CREATURE))))
    attacker, blocker = lay(P1=["3/3 wither lifelink"], P2=["2/2"])
    table.battlefield("P1", "Boon")
    to_blockers(table, [attacker], attacker)
    table.answers("P2", ("target", blocker))
    table.cast("P2", table.hand("P2", "Mend"))
    table.go_to("end of combat")
    assert table.see(blocker).object.counters == (("-1/-1", 1),)
    assert table.game.exists(blocker)
    assert status(table, blocker).damage == 0
    assert table.life("P1") == 22
    assert status(table, attacker).damage == 2


AWE = spell(PreventNextOf(then=GainLife(PreventedAmount())), target(CREATURE))
WORSHIP = StaticAbility(DamageKeepsLifeAt(1, while_you_control=CREATURE))


@pytest.fixture
def worship(table, lay):
    table.add_card(card("Awe", AWE))
    table.add_card(card("Worship", WORSHIP, types="Enchantment"))
    first, second, _ = lay(P1=["5/5", "5/5"], P2=["2/2"])
    table.battlefield("P2", "Worship")
    table.game.state.players["P2"] = table.game.player("P2").replace(life=2)
    return first, second


@pytest.mark.rule("120.4d", "120.4d#2")
def test_what_is_gained_in_the_same_event_counts(table, worship):
    first, second = worship
    to_blockers(table, [first, second], ())
    table.answers("P2", ("target", first))
    table.cast("P2", table.hand("P2", "Awe"))
    table.go_to("end of combat")
    assert table.life("P2") == 2
    lines = [entry for entry in table.game.log if entry.kind == "replaced"]
    assert [entry.by.source.name for entry in lines] == ["Awe"]


@pytest.mark.rule("120.4c")
def test_without_it_the_life_total_is_reduced_to_one(table, worship):
    to_blockers(table, list(worship), ())
    table.go_to("end of combat")
    assert table.life("P2") == 1


@pytest.mark.rule("120.3a")
def test_life_that_is_lost_otherwise_is_lost(table, worship):
    del worship
    table.propose(LifeLost("P2", 5))
    table.settle()
    assert table.game.state.winners == ("P1",)


@pytest.mark.rule("400.6", "400.6#1")
@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.EXILE])
def test_of_two_moves_of_an_object_its_controller_chooses_one(table, zone):
    body = {"types": "Creature — Angel", "power": 5, "toughness": 5}
    table.add_card(card("Archangel", StaticAbility(ExiledInsteadOfLosing()), **body))
    table.add_card(
        card("Blaze", spell(DealDamage(5), target(AnyOf((CREATURE, AnyPlayer())), count=2)))
    )
    angel = table.battlefield("P2", "Archangel")
    table.game.state.players["P2"] = table.game.player("P2").replace(life=5)
    table.answers("P1", ("target", [angel, "P2"]))
    table.answers("P2", ("move", lambda one: one.destination is zone))
    table.cast("P1", table.hand("P1", "Blaze"))
    table.resolve()
    assert table.life("P2") == 20
    assert not table.game.player("P2").lost
    there = [item for item in table.game.state.objects if table.see(item).name == "Archangel"]
    assert [table.see(item).zone for item in there] == [zone]
