"""The Ring tempts you (701.54)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    GainLife,
    StaticAbility,
    activated,
    all_of,
    triggered,
    when,
)
from cardwright_core.functioning import instance_of
from cardwright_core.zones import Zone
from cardwright_rules.combat.blockers import declarable_blocks
from cardwright_rules.damage import DamageDealt
from cardwright_rules.destruction import Sacrificed
from cardwright_rules.vocabulary.blocking import NotBlockedByStronger
from cardwright_rules.vocabulary.tempting import (
    RING_BEARER,
    YOUR_RING_BEARER,
    RingBearerChosen,
    TheRingTemptsYou,
    ring_bearer,
    the_ring_tempts_you,
    times_tempted,
)
from subjects import named


def beast(name="Subject", power=2, toughness=2, **values):
    values = {"types": "Creature", **values, "name": name}
    return type(name, (Card,), {**values, "power": power, "toughness": toughness})


class Tempter(Card):
    name = "Tempter"
    types = "Artifact"
    abilities = (activated("", TheRingTemptsYou()),)


@pytest.fixture
def tempt(table):
    table.add_card(Tempter, beast(), beast("Other"), beast("Ogre", 3, 3))
    makers = {}

    def tempt(*bearer, player="P1"):
        if player not in makers:
            makers[player] = table.battlefield(player, "Tempter")
        views = table.game.permanents(player)
        if bearer and len([view for view in views if view.is_a("Creature")]) > 1:
            table.answers(player, ("Ring-bearer", bearer[0]))
        table.activate(player, makers[player])
        table.resolve()

    return tempt


@pytest.mark.rule("701.54a", "701.54b", "701.54e")
def test_one_creature_of_each_player_is_the_bearer(table, tempt):
    one, two = table.battlefield("P1", "Subject"), table.battlefield("P1", "Other")
    theirs = table.battlefield("P2", "Subject")
    tempt(one)
    assert (ring_bearer(table.game, "P1"), ring_bearer(table.game, "P2")) == (one, 0)
    tempt(two)
    tempt(theirs, player="P2")
    assert (ring_bearer(table.game, "P1"), ring_bearer(table.game, "P2")) == (two, theirs)
    tempt(two)
    assert ring_bearer(table.game, "P1") == two
    assert (times_tempted(table.game, "P1"), times_tempted(table.game, "P2")) == (3, 1)
    by = instance_of(table.see(one), StaticAbility(NotBlockedByStronger()), 0)
    found = [
        [i for i in (one, two, theirs) if what.matches(table.game, by, table.see(i))]
        for what in (RING_BEARER, YOUR_RING_BEARER)
    ]
    assert found == [[two, theirs], [two]]


@pytest.mark.rule("701.54a")
@pytest.mark.parametrize("how", ["control", "creature", "leaves"])
def test_until_another_player_gains_control_of_it(table, tempt, how):
    bearer = table.battlefield("P1", "Subject")
    tempt(bearer)
    there = table.game.state.objects[bearer]
    if how == "control":
        table.game.state.put(there.replace(controller="P2"))
        table.game.follow()
        table.game.state.put(there)
    elif how == "creature":
        table.game.state.put(there.replace(copiable=there.copiable.replace(types=("Artifact",))))
    else:
        table.die(bearer)
    table.game.follow()
    assert ring_bearer(table.game, "P1") == (bearer if how == "creature" else 0)


@pytest.mark.rule("701.54c")
def test_one_emblem_which_comes_first_even_without_a_creature(table, tempt):
    tempt()
    tempt()
    (emblem,) = table.game.state.zone(Zone.COMMAND)
    assert (table.see(emblem).name, table.see(emblem).controller) == ("The Ring", "P1")
    tempt(player="P2")
    assert named(table, Zone.COMMAND) == ["The Ring", "The Ring"]


@pytest.mark.rule("701.54c", "205.4b")
def test_the_bearer_is_legendary_and_no_stronger_creature_can_block_it(table, tempt):
    bearer, other = table.battlefield("P1", "Subject"), table.battlefield("P1", "Other")
    ogre, equal = table.battlefield("P2", "Ogre"), table.battlefield("P2", "Subject")
    tempt(bearer)
    legendary = [table.see(one).characteristics.supertypes for one in (bearer, other, equal)]
    assert legendary == [("Legendary",), (), ()]
    table.answers("P1", ("attackers", [bearer, other]))
    table.go_to("declare attackers")
    may = declarable_blocks(table.game, ("P2",)).choices
    assert [set(may[one]) for one in (ogre, equal)] == [{other}, {bearer, other}]


@pytest.mark.rule("701.54c")
@pytest.mark.parametrize("times", [1, 2])
def test_as_it_attacks(table, tempt, times):
    bearer, other = table.battlefield("P1", "Subject"), table.battlefield("P1", "Other")
    table.library("P1", "Forest")
    table.hand("P1", "Ogre")
    for _ in range(times):
        tempt(bearer)
    table.answers("P1", ("attackers", [bearer, other]))
    if times == 2:
        table.answers("P1", ("discard", ["Ogre"]))
    table.go_to("declare attackers")
    table.resolve()
    expected = (["Ogre"], []) if times == 1 else (["Forest"], ["Ogre"])
    assert (named(table, Zone.HAND, "P1"), named(table, Zone.GRAVEYARD, "P1")) == expected


@pytest.mark.rule("701.54c")
@pytest.mark.parametrize("times", [2, 3])
def test_as_it_is_blocked(table, tempt, times):
    table.add_card(beast("Wall", 0, 9))
    bearer, other = table.battlefield("P1", "Subject"), table.battlefield("P1", "Other")
    walls = [table.battlefield("P2", "Wall") for _ in range(2)]
    table.library("P1", "Forest")
    for _ in range(times):
        tempt(bearer)
    table.answers("P1", ("attackers", [bearer, other]))
    table.answers("P2", ("block", bearer), ("block", other))
    table.go_to("combat damage")
    assert len(table.permanents("P2")) == 2
    table.go_to("end of combat")
    table.resolve()
    sacrificed = [e.event.object for e in table.game.log if isinstance(e.event, Sacrificed)]
    assert sacrificed == ([walls[0]] if times == 3 else [])


@pytest.mark.rule("701.54c")
@pytest.mark.parametrize("times", [3, 4])
def test_as_it_deals_combat_damage_to_a_player(table, tempt, times):
    bearer, other = table.battlefield("P1", "Subject"), table.battlefield("P1", "Other")
    for _ in range(times):
        tempt(bearer)
    table.propose(DamageDealt(other, "P2", 2, combat=True))
    table.propose(DamageDealt(bearer, "P2", 2))
    table.resolve()
    assert table.life("P2") == 16
    table.propose(DamageDealt(bearer, "P2", 2, combat=True))
    table.resolve()
    assert table.life("P2") == (14 if times == 3 else 11)


@pytest.mark.rule("701.54d")
@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (the_ring_tempts_you(), [1, 1, 1]),
        (the_ring_tempts_you(another=True), [0, 0, 1]),
        (when(RingBearerChosen, all_of(CREATURE, YOU_CONTROL)), [0, 1, 1]),
    ],
)
def test_what_triggers_as_the_ring_tempts_you(table, tempt, condition, expected):
    table.add_card(beast("Watcher", abilities=(triggered(condition, GainLife(1)),)))
    artifact = beast("Machine", types="Artifact", abilities=(triggered(condition, GainLife(1)),))
    table.add_card(artifact)
    machine = table.battlefield("P1", "Machine")
    table.battlefield("P2", "Subject")
    tempt(player="P2")
    assert table.life("P1") == 20
    gained = []
    for bearer in ("", "Watcher", "Subject"):
        before = table.life("P1")
        if bearer == "Watcher":
            table.propose(table.moving(machine, Zone.EXILE))
        tempt(*([table.battlefield("P1", bearer)] if bearer else []))
        gained.append(table.life("P1") - before)
    assert gained == expected
