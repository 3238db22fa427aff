"""Goad (701.15)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    GOADED,
    OPPONENTS_CONTROL,
    Card,
    CreaturesAreGoaded,
    Each,
    Goad,
    Goaded,
    LoseLife,
    StaticAbility,
    all_of,
    spell,
    target,
    triggered,
    whenever,
)
from cardwright_core.functioning import instance_of
from cardwright_rules.combat.attackers import declarable_attacks
from cardwright_rules.combat.fighting import attack_of
from cardwright_rules.goading import goaded_by

BEARS = "Grizzly Bears"


def card(name, types, *abilities, **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


THEIRS = all_of(CREATURE, OPPONENTS_CONTROL)
CARDS = (
    card("Taunt", "Instant", spell(Goad(), target(CREATURE)), cost="{0}"),
    card("Uproar", "Instant", spell(Goad(Each(THEIRS))), cost="{0}"),
    card(
        "Lights",
        "Enchantment",
        StaticAbility(CreaturesAreGoaded(THEIRS)),
    ),
    card("Witness", "Enchantment", triggered(whenever(Goaded), LoseLife(1))),
)


@pytest.fixture
def table(table, planeswalker):
    table.add_card(*CARDS, planeswalker)
    table.add_player("P3")
    for player in ("P1", "P2", "P3"):
        table.library(player, *[BEARS] * 9)
    return table


def taunt(table, player, *targets):
    table.hand(player, "Taunt")
    if targets:
        table.answers(player, ("target", targets[0]))
    table.cast(player, "Taunt")
    table.resolve()


@pytest.mark.rule("701.15a", "701.15b")
def test_a_goaded_creature_attacks_somebody_else(table):
    bears = table.battlefield("P1", BEARS)
    taunt(table, "P2")
    table.go_to("declare attackers")  # nothing is asked
    assert attack_of(table.game, bears).target == "P3"


@pytest.mark.rule("701.15b")
def test_with_nobody_else_it_attacks_who_goaded_it(table):
    bears = table.battlefield("P1", BEARS)
    table.game.state.players["P3"] = table.game.player("P3").replace(lost=True)
    taunt(table, "P2")
    table.go_to("declare attackers")
    assert attack_of(table.game, bears).target == "P2"


@pytest.mark.rule("701.15b")
def test_to_attack_a_planeswalker_is_not_to_attack_a_player(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P3", "Walker")
    taunt(table, "P2")
    table.go_to("declare attackers")
    assert attack_of(table.game, bears).target == "P3"


@pytest.mark.rule("701.15c")
def test_goaded_by_both_it_may_attack_either(table):
    table.battlefield("P1", BEARS)
    taunt(table, "P2")
    taunt(table, "P3")
    assert declarable_attacks(table.game).most == 3
    table.answers("P1", ("attack", "P2"))
    table.go_to("declare attackers")


@pytest.mark.rule("701.15d")
def test_the_same_player_goads_it_once(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P2", "Witness")
    taunt(table, "P2")
    taunt(table, "P2")
    assert goaded_by(table.game, table.see(bears)) == ("P2",)
    assert len(declarable_attacks(table.game).requirements) == 2
    assert table.life("P2") == 19
    assert len(table.game.state.effects) == 1


@pytest.mark.rule("701.15d")
def test_a_static_ability_and_an_effect_of_one_player_count_once(table):
    bears = table.battlefield("P1", BEARS)
    taunt(table, "P2")
    table.battlefield("P2", "Lights")
    assert goaded_by(table.game, table.see(bears)) == ("P2",)
    assert len(declarable_attacks(table.game).requirements) == 2


@pytest.mark.rule("701.15a")
def test_it_lasts_until_the_next_turn_of_who_goaded_it(table):
    bears = table.battlefield("P1", BEARS)
    taunt(table, "P3")
    table.game.state.set_status(bears, table.game.state.status_of(bears).replace(tapped=True))
    table.go_to("upkeep")
    assert goaded_by(table.game, table.see(bears)) == ("P3",)
    table.go_to("draw")
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P3"
    assert goaded_by(table.game, table.see(bears)) == ()


@pytest.mark.rule("701.15a", "508.1d")
def test_all_creatures_of_opponents_are_goaded(table):
    first, second = table.battlefield("P1", BEARS, BEARS)
    mine = table.battlefield("P2", BEARS)
    table.hand("P2", "Uproar")
    table.cast("P2", "Uproar")
    table.resolve()
    table.go_to("declare attackers")
    assert [attack_of(table.game, item).target for item in (first, second)] == ["P3", "P3"]
    assert goaded_by(table.game, table.see(mine)) == ()


@pytest.mark.rule("701.15b")
def test_goaded_is_something_that_cards_can_look_for(table):
    bears, other = table.battlefield("P1", BEARS, BEARS)
    taunt(table, "P2", bears)
    by = instance_of(table.see(bears), StaticAbility(CreaturesAreGoaded(CREATURE)), 0)
    assert GOADED.matches(table.game, by, table.see(bears))
    assert not GOADED.matches(table.game, by, table.see(other))
