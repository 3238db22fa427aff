"""Maximum hand sizes, and what changes them (402.2, 514.1, 613.11)."""

import pytest

from cardwright.authoring import (
    EACH_OPPONENT,
    EACH_PLAYER,
    Card,
    Condition,
    GainLife,
    MaximumHandSize,
    MoreMaximumHandSize,
    NoMaximumHandSize,
    StaticAbility,
    spell,
    triggered,
)
from cardwright_core.zones import Zone
from cardwright_rules.allowances import maximum_hand_size
from cardwright_rules.moving import Discarded

BEARS = "Grizzly Bears"


def enchantment(name, behaviour):
    values = {"name": name, "types": "Enchantment", "abilities": (StaticAbility(behaviour),)}
    return type("TestEnchantment", (Card,), values)


@pytest.fixture
def known(table):
    table.add_card(
        enchantment("Tower", NoMaximumHandSize()),
        enchantment("Two", MaximumHandSize(2)),
        enchantment("Five", MaximumHandSize(5, EACH_PLAYER)),
        enchantment("Less", MoreMaximumHandSize(-4, EACH_OPPONENT)),
        enchantment("More", MoreMaximumHandSize(1)),
    )
    return table


def sizes(table):
    table.game.follow()
    return [maximum_hand_size(table.game, player) for player in ("P1", "P2")]


@pytest.mark.rule("402.2", "613.11")
@pytest.mark.parametrize(
    ("there", "expected"),
    [
        ((), [7, 7]),
        (("Tower",), [None, 7]),
        (("Tower", "More"), [None, 7]),
        (("Two", "Tower"), [None, 7]),
        (("Tower", "Two"), [2, 7]),
        (("More", "Two"), [2, 7]),
        (("Two", "More"), [3, 7]),
        (("Five", "Less"), [5, 1]),
        (("Less", "Less"), [7, 0]),
    ],
)
def test_changes_apply_in_order_of_timestamps(known, there, expected):
    known.battlefield("P1", *there)
    assert sizes(known) == expected


@pytest.mark.rule("402.2", "514.1", "703.4n")
@pytest.mark.parametrize(("there", "left"), [("Tower", 9), ("More", 8), ("Two", 2)])
def test_who_has_too_many_cards_discards_down_to_it(known, there, left):
    known.battlefield("P1", there)
    known.library("P2", BEARS)
    for _ in range(9):
        known.hand("P1", BEARS)
    if left < 9:
        discarded = list(known.game.state.zone(Zone.HAND, "P1")[left:])
        known.answers("P1", ("discard", discarded))
    known.go_to("upkeep")
    assert len(known.game.state.zone(Zone.HAND, "P1")) == left


@pytest.mark.rule("514.1", "701.9a", "514.3a")
def test_down_to_the_maximum_hand_size_cards_are_discarded(table):
    rewards = triggered(Condition(Discarded), GainLife(1))
    values = {"name": "Reward", "types": "Enchantment", "abilities": (rewards,)}
    table.add_card(type("Reward", (Card,), values))
    table.battlefield("P1", "Reward")
    table.library("P2", BEARS)
    hand = [table.hand("P1", BEARS) for _ in range(8)]
    table.answers("P1", ("discard", hand[:1]))
    table.go_to("upkeep")
    assert table.life("P1") == 21


@pytest.mark.rule("514.1", "514.3a", "702.35a")
def test_madness_in_the_cleanup_step(table):
    values = {"types": "Instant", "keywords": ("madness {0}",), "abilities": (spell(GainLife(1)),)}
    table.add_card(type("Mad", (Card,), {"name": "Mad", **values}))
    table.library("P2", BEARS)
    item = table.hand("P1", "Mad")
    for _ in range(7):
        table.hand("P1", BEARS)
    table.answers("P1", ("discard", [item]), ("cast", "Mad"))
    table.go_to("upkeep")
    assert (table.life("P1"), table.graveyard.names("P1")) == (21, ["Mad"])
