"""Cumulative upkeep (702.24)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    GainControl,
    PayLife,
    SacrificePermanent,
    cumulative_upkeep,
    spell,
    target,
)
from cardwright_core.flow import StepBegins
from cardwright_core.state import Step

BEARS = "Grizzly Bears"


def creature(name, *abilities, **values):
    body = {"types": "Creature", "power": 1, "toughness": 1}
    values |= {"name": name, "abilities": abilities, **body}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(creature("Two Colors", keywords=("cumulative upkeep {W} or {U}",)))
    table.add_card(creature("Hungry", cumulative_upkeep(SacrificePermanent(CREATURE))))
    life = cumulative_upkeep(PayLife(1))
    table.add_card(creature("Twice", life, life))
    take = (spell(GainControl(), target(CREATURE)),)
    taking = {"name": "Take", "cost": "{0}", "types": "Instant", "abilities": take}
    table.add_card(type("TestCard", (Card,), taking))


def upkeep(table):
    table.propose(StepBegins(Step("beginning", "upkeep"), "P1"))
    table.resolve()


@pytest.mark.rule("702.24a", "702.24a#1")
@pytest.mark.parametrize("white", [0, 1, 2, 3])
def test_each_counter_is_paid_for_separately(table, white):
    item = table.battlefield("P1", "Two Colors", counters={"age": 2})
    colors = ["W"] * white + ["U"] * (3 - white)
    table.mana("P1", "".join(f"{{{color}}}" for color in colors))
    for color in colors:
        table.answers("P1", ("cost", lambda one, c=color: str(one.mana) == f"{{{c}}}"))
    table.answers("P1", ("pay cost", True))
    upkeep(table)
    assert table.see(item).object.count("age") == 3
    assert table.game.exists(item)
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("702.24a")
@pytest.mark.parametrize("mana", ["{W}{W}", "{W}{W}{W}"])
def test_without_all_of_it_it_is_sacrificed(table, mana):
    item = table.battlefield("P1", "Two Colors", counters={"age": 2})
    table.mana("P1", mana)
    white = ("cost", lambda one: str(one.mana) == "{W}")
    table.answers("P1", white, white, white)
    if len(mana) == 9:
        table.answers("P1", ("pay cost", False))
    upkeep(table)
    assert not table.game.exists(item)
    assert len(table.game.player("P1").pool) == len(mana) // 3


@pytest.mark.rule("702.24a", "702.24a#2")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_no_creature_is_sacrificed_twice(table, others):
    item = table.battlefield("P1", "Hungry", counters={"age": 1})
    bears = [table.battlefield("P1", BEARS) for _ in range(others)]
    if others:
        table.answers("P1", ("pay cost", True))
    if others > 1:
        table.answers("P1", ("cost", bears))
    upkeep(table)
    assert table.game.exists(item) is (others > 1)
    assert not any(table.game.exists(one) for one in bears)


@pytest.mark.rule("702.24b", "702.24b#1")
def test_several_instances_count_the_same_counters(table):
    item = table.battlefield("P1", "Twice")
    table.answers("P1", ("pay cost", True), ("pay cost", True))
    upkeep(table)
    assert table.see(item).object.count("age") == 2
    assert table.life("P1") == 17
    assert table.game.exists(item)


@pytest.mark.rule("702.24a", "701.21a")
def test_who_controls_it_no_more_does_not_sacrifice_it(table):
    item = table.battlefield("P1", "Two Colors")
    table.propose(StepBegins(Step("beginning", "upkeep"), "P1"))
    table.settle()
    table.answers("P1", ("cost", lambda one: str(one.mana) == "{W}"))
    table.cast("P2", table.hand("P2", "Take"))
    table.resolve()
    assert table.permanents("P2") == ["Two Colors"]
    assert table.counters(item) == {"age": 1}
