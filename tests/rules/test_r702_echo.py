"""Echo: paid once for what came under your control since your last upkeep (702.30)."""

import pytest

from cardwright.authoring import Card, LifeLost, YourLife, echo

LION, HELLION = "Echoing Lion", "Hellion"


def creature(name, *abilities, **values):
    values |= {"name": name, "types": "Creature", "power": 2, "toughness": 2}
    return type("TestCard", (Card,), {**values, "abilities": abilities})


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(creature(LION, keywords=("echo {2}", "defender")))
    table.add_card(creature(HELLION, echo("{X}", x=YourLife()), keywords=("defender",)))
    for player in ("P1", "P2"):
        table.library(player, *["Forest"] * 6)


def upkeep_of(table, player):
    while table.game.state.cursor.active == player:
        table.go_to("end")
        table.go_to("upkeep")
    while table.game.state.cursor.active != player:
        table.go_to("end")
        table.go_to("upkeep")


@pytest.mark.rule("702.30a", "603.4")
@pytest.mark.parametrize("paid", [True, False])
def test_it_is_paid_in_the_first_upkeep_alone(table, paid):
    item = table.battlefield("P1", LION)
    upkeep_of(table, "P1")
    assert table.stack == [f"ability of {LION}"]
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("pay cost", paid))
    table.resolve()
    assert table.game.exists(item) is paid
    if paid:
        upkeep_of(table, "P1")
        assert table.stack == []


@pytest.mark.rule("702.30a")
def test_it_counts_from_the_last_upkeep_of_whoever_controls_it(table):
    upkeep_of(table, "P1")
    item = table.propose(table.entering("P1", LION)).becomes
    upkeep_of(table, "P2")
    assert table.stack == []  # another player's upkeep
    upkeep_of(table, "P1")
    assert table.stack == [f"ability of {LION}"]
    table.resolve()  # nobody can pay
    assert not table.game.exists(item)


@pytest.mark.rule("702.1b", "702.1b#1")
def test_x_is_what_it_is_as_the_ability_resolves(table):
    table.propose(LifeLost("P1", 10))
    item = table.battlefield("P1", HELLION)
    upkeep_of(table, "P1")
    assert table.life("P1") == 10
    assert table.stack == [f"ability of {HELLION}"]
    table.propose(LifeLost("P1", 5))
    table.mana("P1", "{C}{C}{C}{C}{C}{C}{C}")
    table.answers("P1", ("pay cost", True))
    table.resolve()
    assert table.game.exists(item)
    assert len(table.game.player("P1").pool) == 2
