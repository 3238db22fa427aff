"""Soulbond, speed, firebending, harnessed permanents, craft and offering (702)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    GainLife,
    LoseAbilities,
    Part,
    activated,
    gets,
    static,
    transforms_into,
)
from cardwright_core.errors import IllegalActionError
from cardwright_core.layers import Layer
from cardwright_core.zones import Zone
from cardwright_rules.keywords.firebending import Firebends
from cardwright_rules.keywords.infinity import HARNESS, infinity
from cardwright_rules.keywords.max_speed import YourSpeed, max_speed
from cardwright_rules.life import LifeLost
from cardwright_rules.speed import SpeedIncreased, speed_of
from cardwright_rules.vocabulary.pairing import paired_with, while_paired
from subjects import beast, enter, named

BONDED = beast("soulbond", abilities=(while_paired(gets(2, 2)),))


@pytest.mark.rule("702.95a", "702.95b")
@pytest.mark.parametrize("pairs", [True, False])
def test_soulbond_as_it_enters(table, pairs):
    table.add_card(BONDED, beast(name="Body"))
    body = table.battlefield("P1", "Body")
    table.battlefield("P2", "Body")
    table.answers("P1", ("pair", [body] if pairs else []))
    item = enter(table)
    assert (paired_with(table.game, item), paired_with(table.game, body)) == (
        (body, item) if pairs else (0, 0)
    )
    assert [table.size(one) for one in (item, body)] == [(4, 4) if pairs else (2, 2)] * 2


@pytest.mark.rule("702.95d")
def test_soulbond_with_one_creature_only(table):
    table.add_card(BONDED, beast(name="Body"))
    bodies = [table.battlefield("P1", "Body") for _ in range(2)]
    table.answers("P1", ("pair", bodies))
    with pytest.raises(IllegalActionError, match="0 to 1"):
        enter(table)


@pytest.mark.rule("702.95a", "702.95d")
def test_soulbond_as_another_enters_and_no_third_one(table):
    table.add_card(BONDED, beast(name="Body"))
    item = table.battlefield("P1", "Subject")
    table.answers("P1", ("pair", "Body"))
    body = enter(table, "Body")
    assert paired_with(table.game, item) == body
    triggered = [entry for entry in table.game.log if entry.kind == "triggered"]
    third = enter(table, "Body")
    assert [entry for entry in table.game.log if entry.kind == "triggered"] == triggered
    assert (paired_with(table.game, third), paired_with(table.game, item)) == (0, body)


@pytest.mark.rule("702.95a", "603.4")
def test_soulbond_alone_does_not_trigger(table):
    table.add_card(BONDED)
    enter(table)
    assert [e for e in table.game.log if e.kind == "triggered"] == []


@pytest.mark.rule("702.95c")
def test_a_creature_that_is_gone_is_paired_with_nothing(table):
    table.add_card(BONDED, beast(name="Body"))
    item = table.battlefield("P1", "Subject")
    event = table.entering("P1", "Body")
    table.propose(event)
    table.settle()
    table.die(event.becomes)
    table.resolve()
    assert paired_with(table.game, item) == 0


@pytest.mark.rule("702.95e")
@pytest.mark.parametrize("how", ["control", "creature", "leaves"])
def test_what_unpairs(table, how):
    humble = static(Part(Layer.ABILITY, CREATURE, LoseAbilities()))
    table.add_card(BONDED, beast(name="Body"), beast(name="Humble", abilities=(humble,)))
    item = table.battlefield("P1", "Subject")
    table.answers("P1", ("pair", "Body"))
    body = enter(table, "Body")
    there = table.game.state.objects[body]
    if how == "leaves":
        table.die(body)
    elif how == "control":
        table.game.state.put(there.replace(controller="P2"))
    else:
        table.game.state.put(there.replace(copiable=there.copiable.replace(types=("Artifact",))))
    table.go_to("beginning of combat")
    table.game.follow()
    assert (paired_with(table.game, item), table.size(item)) == (0, (2, 2))


@pytest.mark.rule("702.179a", "702.179b", "702.179f")
def test_engines_start_at_speed_one(table):
    table.add_card(beast("start your engines!"))
    item = table.battlefield("P1", "Subject")
    by = table.casting("P1", item).instance
    assert (speed_of(table.game, "P1"), YourSpeed().value(table.game, by)) == (0, 0)
    table.settle()
    assert [speed_of(table.game, one) for one in ("P1", "P2")] == [1, 0]


@pytest.mark.rule("702.179c")
def test_an_increase_without_speed_sets_it(table):
    table.propose(SpeedIncreased("P1", 2))
    assert speed_of(table.game, "P1") == 2


@pytest.mark.rule("702.179d")
def test_speed_increases_once_in_ones_own_turn(table):
    table.add_card(beast("start your engines!"))
    table.battlefield("P1", "Subject")
    table.settle()
    table.propose(LifeLost("P1", 1))
    table.resolve()
    assert speed_of(table.game, "P1") == 1
    for _ in range(2):
        table.propose(LifeLost("P2", 1))
        table.resolve()
    assert speed_of(table.game, "P1") == 2
    table.library("P2", "Forest")
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.go_to("upkeep")
    table.propose(LifeLost("P2", 1))
    table.resolve()
    assert speed_of(table.game, "P1") == 2


@pytest.mark.rule("702.179d", "702.179e", "702.178a")
def test_max_speed_is_four_and_no_more(table):
    faster = activated("{0}", GainLife(1))
    table.add_card(beast("start your engines!", abilities=(max_speed(faster),)))
    item = table.battlefield("P1", "Subject")
    table.settle()
    table.propose(SpeedIncreased("P1", 2))
    kinds = [ability.kind for ability in table.see(item).characteristics.abilities]
    assert "activated" not in kinds
    for _ in range(2):
        table.propose(LifeLost("P2", 1))
        table.resolve()
    table.game.follow()
    kinds = [ability.kind for ability in table.see(item).characteristics.abilities]
    assert (speed_of(table.game, "P1"), kinds.count("activated")) == (4, 1)


@pytest.mark.rule("702.178b")
def test_max_speed_of_an_ability_that_functions_in_the_graveyard(table, may_begin):
    from_there = activated("{0}", GainLife(1), zones=(Zone.GRAVEYARD,))
    table.add_card(beast(abilities=(max_speed(from_there),)))
    item = table.graveyard("P1", "Subject")
    assert not may_begin("P1", item)
    table.propose(SpeedIncreased("P1", 4))
    assert may_begin("P1", item)


@pytest.mark.rule("702.189a", "702.189b")
def test_firebending_burns_until_end_of_combat(table):
    table.add_card(beast("firebending 2"))
    item = table.battlefield("P1", "Subject")
    table.answers("P1", ("attackers", [item]))
    table.go_to("declare attackers")
    table.resolve()
    pool = [unit.type for unit in table.game.player("P1").pool]
    assert pool == ["R", "R"]
    table.mana("P1", "{G}")
    table.go_to("end of combat")
    assert [unit.type for unit in table.game.player("P1").pool] == ["R", "R"]
    table.go_to("postcombat main")
    assert table.game.player("P1").pool == ()
    assert [e.event.player for e in table.game.log if isinstance(e.event, Firebends)] == ["P1"]


@pytest.mark.rule("702.186a", "702.186b", "701.64a", "701.64b")
def test_what_is_harnessed_has_more_abilities(table):
    lines = (activated("{1}", HARNESS), infinity(activated("{0}", GainLife(1))))
    table.add_card(beast(abilities=lines))
    item = table.battlefield("P1", "Subject")
    count = len(table.see(item).characteristics.abilities)
    table.mana("P1", "{C}{C}")
    for _ in range(2):
        table.activate("P1", item)
        table.resolve()
    table.game.follow()
    assert len(table.see(item).characteristics.abilities) == count + 1
    designated = [e for e in table.game.log if type(e.event).__name__ == "Designated"]
    assert [(e.kind, e.event.name) for e in designated] == [
        ("event", "harnessed"),
        ("prohibited", "harnessed"),
    ]


@pytest.mark.rule("702.167a")
@pytest.mark.parametrize("place", ["battlefield", "graveyard"])
def test_craft(table, may_begin, place):
    back = beast(name="Engine", power=4, toughness=4, types="Artifact Creature")
    front = {"types": "Artifact", "faces": transforms_into(back)}
    table.add_card(
        type("Parts", (Card,), {"name": "Parts", "keywords": ("craft with artifact {1}",), **front})
    )
    item = table.battlefield("P1", "Parts")
    table.battlefield("P2", "Ornithopter")
    table.mana("P1", "{C}")
    assert not may_begin("P1", item)
    getattr(table, place)("P1", "Ornithopter")
    table.activate("P1", item)
    table.resolve()
    assert (table.permanents("P1"), named(table, Zone.EXILE)) == (["Engine"], ["Ornithopter"])


GOBLIN = beast(name="Goblin", types="Creature — Goblin", cost="{1}{R}{G}")


@pytest.mark.rule("702.48a", "702.48b", "702.48c")
def test_offering_at_any_time_for_less(table, may_begin):
    table.add_card(beast("offering goblin", cost="{4}{R}{R}"), GOBLIN)
    item = table.hand("P1", "Subject")
    goblin = table.battlefield("P1", "Goblin")
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.mana("P1", "{C}{R}")
    assert not may_begin("P1", item)
    table.mana("P1", "{C}")
    table.answers("P1", ("additional cost", f"offer Goblin {goblin}"))
    table.act("P1", lambda option: getattr(option, "object", 0) == item)
    assert (table.game.exists(goblin), table.game.player("P1").pool) == (False, ())
    table.resolve()
    assert table.permanents("P1") == ["Subject"]


@pytest.mark.rule("702.48a")
def test_without_an_offering_it_is_cast_as_any_creature(table, may_begin):
    table.add_card(beast("offering goblin", cost="{R}"), GOBLIN)
    item = table.hand("P1", "Subject")
    table.mana("P1", "{R}")
    assert may_begin("P1", item)
    table.go_to("end")
    table.mana("P1", "{R}")
    assert not may_begin("P1", item)
    table.battlefield("P1", "Goblin")
    table.answers("P1", ("additional cost", "offer nothing"))
    table.act("P1", lambda option: getattr(option, "object", 0) == item)
    assert (table.stack, named(table, Zone.HAND, "P1")) == ([], ["Subject"])
