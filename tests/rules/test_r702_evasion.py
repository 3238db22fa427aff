"""Evasion abilities beside flying and menace (702.13, 702.14, 702.28, 702.31, 702.36, 702.118)."""

import pytest

from cardwright.authoring import Card
from cardwright_rules.combat.blockers import declarable_blocks


class Body(Card):
    name = "Body"
    types = "Creature"
    power, toughness = 2, 2


class Golem(Card):
    name = "Golem"
    types = "Artifact Creature"
    power, toughness = 1, 1


class Dark(Card):
    name = "Dark"
    cost = "{B}"
    types = "Creature"
    power, toughness = 3, 3


@pytest.fixture
def blockers_of(table):
    """Let a creature with a keyword attack; return the names of what could block it."""

    def run(keyword, *defenders, attacker=Body, lands=()):
        kind = type("Attacker", (attacker,), {"name": "Attacker", "keywords": (keyword,)})
        table.add_card(Body, Golem, Dark, kind)
        attacking = table.battlefield("P1", "Attacker")
        for player, land in lands:
            table.battlefield(player, land)
        there = [table.battlefield("P2", name) for name in defenders]
        table.answers("P1", ("attackers", [attacking]))
        table.go_to("declare attackers")
        may = declarable_blocks(table.game, ("P2",)).choices
        return [table.see(item).name for item in there if attacking in may.get(item, ())]

    return run


@pytest.mark.rule("702.36b")
def test_fear(blockers_of):
    assert blockers_of("fear", "Body", "Golem", "Dark") == ["Golem", "Dark"]


@pytest.mark.rule("702.13b")
def test_intimidate(blockers_of):
    assert blockers_of("intimidate", "Body", "Golem", "Dark", attacker=Dark) == ["Golem", "Dark"]


@pytest.mark.rule("702.13b")
def test_intimidate_of_a_colorless_creature(blockers_of):
    assert blockers_of("intimidate", "Body", "Golem", "Dark") == ["Golem"]


@pytest.mark.rule("702.118b")
def test_skulk(blockers_of):
    assert blockers_of("skulk", "Body", "Golem", "Dark") == ["Body", "Golem"]


@pytest.mark.rule("702.31b")
def test_horsemanship(table, blockers_of):
    table.add_card(type("Rider", (Body,), {"name": "Rider", "keywords": ("horsemanship",)}))
    assert blockers_of("horsemanship", "Body", "Rider") == ["Rider"]


@pytest.mark.rule("702.28b")
def test_shadow_is_blocked_by_shadow_alone(table, blockers_of):
    table.add_card(type("Shade", (Body,), {"name": "Shade", "keywords": ("shadow",)}))
    assert blockers_of("shadow", "Body", "Shade") == ["Shade"]


@pytest.mark.rule("702.28b")
def test_shadow_blocks_shadow_alone(table, blockers_of):
    table.add_card(type("Shade", (Body,), {"name": "Shade", "keywords": ("shadow",)}))
    assert blockers_of("vigilance", "Body", "Shade") == ["Body"]


@pytest.mark.rule("702.14c")
@pytest.mark.parametrize(
    ("keyword", "land"),
    [
        ("forestwalk", "Forest"),
        ("islandwalk", "Tropical Island"),
        ("nonbasic landwalk", "Tundra"),
        ("plainswalk", "Plains"),
        ("swampwalk", "Swamp"),
        ("mountainwalk", "Mountain"),
    ],
)
def test_landwalk_is_about_the_defending_players_lands(blockers_of, keyword, land):
    assert blockers_of(keyword, "Body", lands=[("P2", land)]) == []


@pytest.mark.rule("702.14c")
@pytest.mark.parametrize("keyword", ["forestwalk", "nonbasic landwalk", "legendary landwalk"])
def test_landwalk_without_such_a_land(blockers_of, keyword):
    assert blockers_of(keyword, "Body", lands=[("P1", "Tundra"), ("P2", "Island")]) == ["Body"]
