"""Wrenn and Realmbreaker: an effect until a next turn, and an emblem that permits."""

import pytest

from cardwright.authoring import Zone
from cardwright_core.casting import Cast
from cardwright_rules.lands import PlayLand

NAME = "Wrenn and Realmbreaker"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Planeswalker — Wrenn"
    assert (str(printed.cost), printed.loyalty) == ("{1}{G}{G}", 4)


@pytest.fixture
def wrenn(table):
    """Put her there with seven loyalty."""
    return table.battlefield("P1", NAME, counters={"loyalty": 7})


def use(table, item, change, *answers):
    """Activate the loyalty ability that changes loyalty so much, and let it resolve."""
    abilities = table.see(item).characteristics.abilities
    wanted = [f"[{change:+d}]"]
    number = next(
        number
        for number, ability in enumerate(abilities)
        if [str(part) for part in getattr(getattr(ability, "cost", None), "components", ())]
        == wanted
    )
    table.answers("P1", *answers)
    table.activate("P1", item, number)
    table.resolve()


@pytest.mark.rule("611.3a", "613.1f")
def test_lands_have_a_mana_ability(table, wrenn):
    del wrenn
    forest = table.battlefield("P1", "Forest")
    table.answers("P1", ("mana type", "B"))
    table.activate("P1", forest, 1)
    assert [unit.type for unit in table.game.player("P1").pool] == ["B"]


@pytest.mark.rule("611.2a", "115.6")
def test_a_land_becomes_a_creature_until_the_next_turn(table, wrenn):
    forest = table.battlefield("P1", "Forest")
    for player in ("P1", "P2"):
        table.library(player, "Plains", "Plains", "Plains")
    use(table, wrenn, 1, ("target", forest))
    assert table.see(forest).is_a("Land")
    assert table.see(forest).characteristics.power == 3
    assert all(table.see(forest).has(word) for word in ("vigilance", "hexproof", "haste"))
    table.answers("P1", ("attackers", []))
    table.go_to("upkeep")
    assert table.see(forest).has("hexproof")
    table.go_to("end")
    assert table.see(forest).has("hexproof")
    table.go_to("upkeep")
    assert not table.see(forest).is_a("Creature")


@pytest.mark.rule("701.17c")
def test_one_permanent_card_of_the_milled_ones(table, wrenn):
    table.library("P1", "Murder", "Forest", "Grizzly Bears", "Island")
    use(table, wrenn, -2, ("take", "Forest"))
    names = {
        zone: [table.see(item).name for item in table.game.state.zone(zone, "P1")]
        for zone in (Zone.HAND, Zone.GRAVEYARD)
    }
    assert names[Zone.HAND] == ["Forest"]
    assert sorted(names[Zone.GRAVEYARD]) == ["Grizzly Bears", "Murder"]


@pytest.mark.rule("114.4", "601.3", "305.1")
def test_the_emblem_lets_its_controller_play_from_the_graveyard(table, wrenn):
    bears, forest, murder = table.graveyard("P1", "Grizzly Bears", "Forest", "Murder")
    table.graveyard("P2", "Grizzly Bears")
    use(table, wrenn, -7)
    table.mana("P1", "{G}{G}{B}{B}{B}")
    table.game.follow()
    offered = table.rules.ask.legal_actions(table.game, "P1")
    assert [a.object for a in offered if isinstance(a, PlayLand)] == [forest]
    castable = [table.see(a.object).name for a in offered if isinstance(a, Cast)]
    assert castable == ["Grizzly Bears", NAME]  # she has died of the cost
    assert bears in table.game.state.objects
    assert murder in table.game.state.objects
