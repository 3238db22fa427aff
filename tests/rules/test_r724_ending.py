"""Turns and combat phases that end before their time (724)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    TAP,
    Card,
    DealDamage,
    Destroy,
    Dies,
    EndCombatPhase,
    EndTurn,
    GainLife,
    Pump,
    Zone,
    activated,
    at_the_beginning_of,
    do,
    paying,
    spell,
    target,
    triggered,
    whenever,
)
from cardwright_core.casting import Activate
from cardwright_rules.combat.fighting import attackers, fight

BEARS = "Grizzly Bears"


def card(name, types, *abilities, **values):
    return type(
        "TestCard", (Card,), {"name": name, "types": types, "abilities": abilities, **values}
    )


CARDS = (
    card("Stop", "Instant", spell(EndTurn()), cost="{0}"),
    card("Mandate", "Instant", spell(EndCombatPhase()), cost="{0}"),
    card("Bolt", "Instant", spell(DealDamage(3), target(CREATURE)), cost="{0}"),
    card("Doom", "Instant", spell(do(Destroy(), EndTurn()), target(CREATURE)), cost="{0}"),
    card("Scorch", "Instant", spell(do(DealDamage(2), EndTurn()), target(CREATURE)), cost="{0}"),
    card("Growth", "Instant", spell(Pump(3, 3), target(CREATURE)), cost="{0}"),
    card("Warden", "Enchantment", triggered(whenever(Dies, CREATURE), GainLife(1))),
    card("Dusk", "Enchantment", triggered(at_the_beginning_of("end"), GainLife(10))),
    card("Peace", "Enchantment", triggered(at_the_beginning_of("end of combat"), GainLife(10))),
    card("Sundial", "Artifact", activated(paying(TAP), EndTurn())),
    card("Last", "Enchantment", triggered(at_the_beginning_of("cleanup"), GainLife(5))),
)


@pytest.fixture
def table(table):
    table.add_card(*CARDS)
    for player in ("P1", "P2"):
        table.library(player, *[BEARS] * 9)
    return table


def place(table):
    cursor = table.game.state.cursor
    return cursor.turn, cursor.step.name


def until_next_priority(table):
    """Play on from where an effect ended something."""
    table._play(lambda game: game.state.cursor.stage == "priority")


def in_response(table, name, player="P2"):
    """Let a player cast something, and let that alone resolve."""
    table.hand(player, name)
    table.cast(player, name)
    height = len(table.stack)
    table._play(lambda game: len(game.state.zone(Zone.STACK)) < height)


@pytest.mark.rule("724.1", "724.1d", "724.1e", "724.1f")
def test_the_game_goes_straight_to_the_cleanup_step(table):
    table.battlefield("P1", "Dusk", "Peace")
    in_response(table, "Stop", "P1")
    until_next_priority(table)
    assert place(table) == (11, "upkeep")
    assert table.life("P1") == 20


@pytest.mark.rule("724.1b")
def test_everything_on_the_stack_is_exiled(table):
    bears, sundial = table.battlefield("P1", BEARS, "Sundial")
    table.hand("P1", "Bolt")
    table.cast("P1", "Bolt")
    in_response(table, "Stop")
    until_next_priority(table)
    exiled = [table.see(item).name for item in table.game.state.zone(Zone.EXILE)]
    assert sorted(exiled) == ["Bolt", "Stop"]
    assert table.stack == []
    assert bears in table.game.state.objects
    assert sundial in table.game.state.objects


@pytest.mark.rule("724.1b")
def test_an_ability_ends_the_turn_and_ceases_to_exist(table):
    sundial = table.battlefield("P1", "Sundial")
    table.act("P1", Activate("P1", sundial, 0, "Sundial"))
    table._play(lambda game: not game.state.zone(Zone.STACK))
    until_next_priority(table)
    assert place(table) == (11, "upkeep")
    assert table.game.state.zone(Zone.EXILE) == ()


@pytest.mark.rule("724.1a")
def test_what_had_triggered_ceases_to_exist(table):
    table.battlefield("P1", "Warden")
    bears = table.battlefield("P2", BEARS)
    table.hand("P1", "Doom")
    table.cast("P1", "Doom")
    table._play(lambda game: not game.state.zone(Zone.STACK))
    assert bears not in table.game.state.objects
    until_next_priority(table)
    assert place(table) == (11, "upkeep")
    assert table.life("P1") == 20


@pytest.mark.rule("724.1c", "724.1f", "514.3a")
def test_what_triggers_meanwhile_goes_on_the_stack_in_the_cleanup_step(table):
    bears, _, _ = table.battlefield("P1", BEARS, "Warden", "Dusk")
    table.hand("P1", "Scorch")
    table.cast("P1", "Scorch")
    table._play(lambda game: not game.state.zone(Zone.STACK))
    assert bears not in table.game.state.objects
    until_next_priority(table)
    assert place(table) == (10, "cleanup")
    assert table.stack == ["ability of Warden"]
    table.resolve()
    assert table.life("P1") == 21
    table.go_to("upkeep")
    assert place(table) == (11, "upkeep")
    assert table.life("P1") == 21


@pytest.mark.rule("724.1d")
def test_in_combat_all_creatures_are_removed_from_it(table):
    bears = table.battlefield("P1", BEARS)
    table.answers("P1", ("attackers", [bears]))
    table.go_to("declare attackers")
    in_response(table, "Stop")
    until_next_priority(table)
    assert table.life("P2") == 20
    assert fight(table.game) is None
    assert place(table) == (11, "upkeep")


@pytest.mark.rule("724.1d", "514.2")
def test_the_cleanup_step_does_what_it_always_does(table):
    bears = table.battlefield("P1", BEARS)
    hand = [table.hand("P1", BEARS) for _ in range(9)]
    table.hand("P1", "Growth")
    table.cast("P1", "Growth")
    table.resolve()
    stop = table.hand("P1", "Stop")
    table.answers("P1", ("discard", hand[:2]))
    table.cast("P1", stop)
    table._play(lambda game: game.state.cursor.turn == 11)
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 7
    assert table.see(bears).characteristics.power == 2


@pytest.mark.rule("724.1d")
def test_ending_the_turn_in_the_cleanup_step_makes_another_one(table):
    table.battlefield("P1", "Last")
    table._play(
        lambda game: (
            game.state.cursor.step.name == "cleanup" and game.state.cursor.stage == "priority"
        )
    )
    in_response(table, "Stop", "P1")
    assert table.life("P1") == 20
    until_next_priority(table)
    assert place(table) == (10, "cleanup")
    table.resolve()
    assert table.life("P1") == 25


@pytest.mark.rule("724.2", "724.2d", "724.2e")
def test_the_combat_phase_ends(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", "Peace")
    table.answers("P1", ("attackers", [bears]))
    table.go_to("declare attackers")
    in_response(table, "Mandate")
    until_next_priority(table)
    assert place(table) == (10, "postcombat main")
    assert attackers(table.game) == []
    assert [table.life(player) for player in ("P1", "P2")] == [20, 20]
    assert [table.see(item).name for item in table.game.state.zone(Zone.EXILE)] == ["Mandate"]


@pytest.mark.rule("724.2g")
def test_outside_combat_nothing_ends(table):
    in_response(table, "Mandate", "P1")
    until_next_priority(table)
    assert place(table) == (10, "precombat main")
    assert table.game.state.zone(Zone.EXILE) == ()
