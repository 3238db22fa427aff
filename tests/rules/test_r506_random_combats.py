"""Random boards, random players: every combat goes through, and keeps the rules."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.authoring import (
    ATTACKING_YOU,
    CREATURE,
    OPPONENTS_CONTROL,
    AttackCost,
    BlockCost,
    Card,
    CreaturesAreGoaded,
    HasKeyword,
    StaticAbility,
    all_of,
    cost,
    hookimpl,
)
from cardwright.testing import RandomAgent
from cardwright.testing.sources import RuleSets
from cardwright.testing.table import Table
from cardwright_rules.combat.bands import band_of
from cardwright_rules.combat.events import Blocks
from cardwright_rules.combat.fighting import attackers, blockers_of
from cardwright_rules.combat.restrictions import GroupRestriction, Requirement
from cardwright_rules.damage import DamageDealt

KEYWORDS = (
    "banding",
    "deathtouch",
    "defender",
    "double strike",
    "first strike",
    "flying",
    "haste",
    "lifelink",
    "menace",
    "reach",
    "trample",
    "trample over planeswalkers",
    "vigilance",
)


class Eager(Card):
    name = "Eager"
    types = "Creature"
    power, toughness = 2, 3

    @hookimpl
    def attack_requirements(self, by):
        return Requirement((by.source.id,))

    @hookimpl
    def block_requirements(self, by):
        return Requirement((by.source.id,))


class Shy(Card):
    name = "Shy"
    types = "Creature"
    power, toughness = 3, 2

    @hookimpl
    def attack_restrictions(self, by):
        me = by.source.id
        return GroupRestriction(
            "not alone", lambda pairs: len(pairs) > 1 or all(item != me for item, _ in pairs)
        )


class ManyArms(Card):
    name = "Many Arms"
    types = "Creature"
    power, toughness = 2, 5

    @hookimpl
    def additional_blocks(self, by, blocker):
        return 1 if blocker.id == by.source.id else None


class Lure(Card):
    name = "Lure"
    types = "Creature"
    power, toughness = 1, 4

    @hookimpl
    def block_requirements(self, game, by):
        me = by.source.id
        return [Requirement((view.id,), (me,)) for view in game.permanents()]


class Walker(Card):
    name = "Walker"
    types = "Planeswalker"
    loyalty = 4


class Siege(Card):
    name = "Siege"
    types = "Battle — Siege"
    defense = 4


class Prison(Card):
    name = "Prison"
    types = "Enchantment"
    abilities = (
        StaticAbility(AttackCost(cost("{1}"), whom=ATTACKING_YOU)),
        StaticAbility(BlockCost(cost("{1}"), HasKeyword("flying"))),
    )


class Heckler(Card):
    name = "Heckler"
    types = "Creature"
    power, toughness = 1, 1
    abilities = (StaticAbility(CreaturesAreGoaded(all_of(CREATURE, OPPONENTS_CONTROL))),)


COUNTERS = {"Walker": {"loyalty": 4}, "Siege": {"defense": 4}}
SPECIAL = (Eager, Shy, ManyArms, Lure, Walker, Siege, Prison, Heckler)


def mixed(number):
    """Return a creature with a few keywords; equal numbers give equal cards."""
    random = Random(number)  # noqa: S311 - a random board needs no cryptography
    keywords = tuple(random.sample(KEYWORDS, random.randint(0, 3)))
    values = {"types": "Creature", "power": random.randint(0, 5), "toughness": random.randint(1, 6)}
    named = {"name": f"Mixed {number}", "keywords": keywords}
    return type(f"Mixed{number}", (Card,), values | named)


CARDS = (*SPECIAL, *(mixed(number) for number in range(40)))


@pytest.fixture(scope="module")
def rule_sets():
    """Return rule sets that all games of this module share."""
    found = RuleSets()
    found.shared = found.with_plugins(CARDS, {})
    return found


def play(rule_sets, board, seed, players=2):
    """Let random players go through the combat phase of a board."""
    table = Table(rule_sets)
    for number in range(2, players):
        table.add_player(f"P{number + 1}")
    for player, number in board:
        card = CARDS[number]
        owner = f"P{player % players + 1}"
        table.battlefield(owner, card.name, counters=COUNTERS.get(card.name))
        if card is Prison:
            for other in table.game.state.order:
                table.battlefield(other, "Forest")
    agents = {name: RandomAgent(seed + place) for place, name in enumerate(table.game.state.order)}
    table.game.play(
        agents,
        until=lambda game: (
            game.state.cursor.step.name == "combat damage"
            or game.state.cursor.step.phase == "postcombat main"
        ),
    )
    _legal(table.game)
    table.game.play(agents, until=lambda game: game.state.cursor.step.phase == "postcombat main")
    return table.game


def _legal(game):
    for item, attack in attackers(game):
        blocking = blockers_of(game, item)
        assert attack.blocked is bool(blocking)
        view = game.see(item)
        assert not view.has("defender")
        if band_of(game, item):
            continue  # what blocks one of a band blocks all of it
        if view.has("menace"):
            assert len(blocking) != 1
        if view.has("flying"):
            assert all(game.see(b).has("flying") or game.see(b).has("reach") for b in blocking)


def _kept(game):
    assert all(status.combat is None for status in game.state.status.values())
    assert "combat" not in game.state.slices
    by_event = [entry.event for entry in game.log if isinstance(entry.event, DamageDealt)]
    assert all(event.combat and event.amount > 0 for event in by_event)
    blocks = [entry.event.object for entry in game.log if isinstance(entry.event, Blocks)]
    assert len(blocks) == len(set(blocks))


BOARDS = st.lists(st.tuples(st.integers(0, 2), st.integers(0, len(CARDS) - 1)), max_size=12)


@given(board=BOARDS, seed=st.integers(0, 10**6), players=st.sampled_from([2, 3]))
@settings(max_examples=60, deadline=None)
def test_random_combats(rule_sets, board, seed, players):
    game = play(rule_sets, board, seed, players)
    if not game.over:
        _kept(game)
    again = play(rule_sets, board, seed, players)
    assert game.digest() == again.digest()
