"""Sunburst and modular: counters for the colors of mana (702.43, 702.44)."""

import pytest

from cardwright.authoring import Card, Zone

BEARS = "Grizzly Bears"


def artifact(name, keyword, types="Artifact Creature"):
    body = {"power": 0, "toughness": 1} if "Creature" in types else {}
    values = {"name": name, "types": types, "cost": "{4}", "keywords": (keyword,)}
    return type("TestCard", (Card,), values | body)


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(artifact("Lattice", "sunburst", "Artifact"))
    table.add_card(artifact("Golem", "sunburst"))
    table.add_card(artifact("Module", "modular sunburst"))
    table.add_card(artifact("Plain Module", "modular 2"))
    table.add_card(artifact("Fixture", "modular sunburst", "Artifact"))


def cast(table, name, mana):
    table.mana("P1", mana)
    table.cast("P1", table.hand("P1", name))
    table.resolve()
    return [view for view in table.game.permanents() if view.name == name][-1].id


@pytest.mark.rule("702.44a", "702.44b")
@pytest.mark.parametrize(
    ("name", "mana", "counters"),
    [
        ("Golem", "{W}{U}{B}{R}", {"+1/+1": 4}),
        ("Golem", "{W}{W}{G}{C}", {"+1/+1": 2}),
        ("Lattice", "{W}{U}{C}{C}", {"charge": 2}),
        ("Lattice", "{C}{C}{C}{C}", {}),
    ],
)
def test_a_counter_for_each_color_of_mana(table, name, mana, counters):
    item = cast(table, name, mana)
    assert dict(table.see(item).object.counters) == counters


@pytest.mark.rule("702.44b")
def test_what_is_not_cast_gets_none(table):
    item = table.propose(table.entering("P1", "Lattice")).becomes
    assert table.see(item).object.counters == ()


@pytest.mark.rule("702.44c", "702.44c#1", "702.43a")
@pytest.mark.parametrize("puts", [True, False])
def test_as_a_number_of_modular_it_is_about_that_counter(table, puts):
    fixture = cast(table, "Fixture", "{W}{U}{C}{C}")
    assert dict(table.see(fixture).object.counters) == {"+1/+1": 2}
    golem = cast(table, "Module", "{W}{U}{B}{C}")
    assert dict(table.see(golem).object.counters) == {"+1/+1": 3}
    other = table.battlefield("P1", "Golem", counters={"+1/+1": 1})
    table.answers("P1", ("may", puts))
    table.propose(table.moving(golem, Zone.GRAVEYARD))
    table.resolve()
    assert table.see(other).object.count("+1/+1") == (4 if puts else 1)


@pytest.mark.rule("702.43a")
def test_modular_with_a_number(table):
    item = cast(table, "Plain Module", "{C}{C}{C}{C}")
    assert table.see(item).object.count("+1/+1") == 2
