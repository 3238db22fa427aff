"""Skipped turns, phases and steps (614.10)."""

import pytest

from cardwright.authoring import (
    TARGET_PLAYER,
    AnyPlayer,
    AtNext,
    Card,
    GainLife,
    PhaseBegins,
    SkipNext,
    Skips,
    StaticAbility,
    StepBegins,
    TurnBegins,
    Zone,
    spell,
    target,
)

BEARS = "Grizzly Bears"
PLAYER = target(AnyPlayer())


class Necropolis(Card):
    """Its controller skips their draw step."""

    name = "Necropolis"
    types = "Enchantment"
    abilities = (StaticAbility(Skips(StepBegins, "draw")),)


class Pacifism(Card):
    """Its controller skips their combat phase."""

    name = "Peace"
    types = "Enchantment"
    abilities = (StaticAbility(Skips(PhaseBegins, "combat")),)


class Fatigue(Card):
    """Target player skips their next draw step."""

    name = "Fatigue"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(SkipNext(StepBegins, "draw", TARGET_PLAYER), PLAYER),)


class Dusk(Card):
    """Target player skips their next turn."""

    name = "Dusk"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(SkipNext(TurnBegins, "", TARGET_PLAYER), PLAYER),)


class Weary(Card):
    """Target player skips their next end step."""

    name = "Weary"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(SkipNext(StepBegins, "end", TARGET_PLAYER), PLAYER),)


class Promise(Card):
    """Its controller gains life at the beginning of the next end step, or draw step."""

    name = "Promise"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(AtNext("end", GainLife(1), None)),)


@pytest.fixture
def table(table):
    for card in (Necropolis, Pacifism, Fatigue, Dusk, Weary, Promise):
        table.add_card(card)
    for player in ("P1", "P2"):
        table.library(player, *[BEARS] * 9)
    return table


def cast(table, name, target=None, caster="P1"):
    table.hand(caster, name)
    if target is not None:
        table.answers(caster, ("target", target))
    table.cast(caster, name)
    table.resolve()


def cards(table, player):
    return len(table.game.state.zone(Zone.HAND, player))


def went_through(table, turns):
    """Pass priority for so many turns; return whose turns and which steps had priority."""
    seen, agents = [], dict(table.game.agents)
    last = table.game.state.cursor.turn + turns
    while table.game.state.cursor.turn <= last:
        cursor = table.game.state.cursor
        step = (cursor.active, cursor.step.name)
        if cursor.stage == "priority" and (not seen or seen[-1] != step):
            seen.append(step)
        table.game.play(agents, until=lambda game, now=cursor: game.state.cursor is not now)
    table.game.agents = agents
    return seen


@pytest.mark.rule("614.10", "614.1b")
@pytest.mark.parametrize("skips", [False, True])
def test_a_skipped_step_does_not_happen(table, skips):
    if skips:
        table.battlefield("P2", "Necropolis")
    steps = went_through(table, 1)
    assert (("P2", "draw") in steps) is not skips
    assert cards(table, "P2") == (0 if skips else 1)
    assert ("P2", "precombat main") in steps


@pytest.mark.rule("614.10", "500.11")
def test_a_skipped_phase_happens_with_none_of_its_steps(table):
    table.battlefield("P2", "Peace", BEARS)
    steps = went_through(table, 1)
    assert [name for player, name in steps if player == "P2"] == [
        "upkeep",
        "draw",
        "precombat main",
        "postcombat main",
        "end",
    ]


@pytest.mark.rule("614.10")
def test_a_phase_that_has_begun_is_not_skipped(table):
    table.battlefield("P1", BEARS)
    table.answers("P1", ("attackers", [BEARS]))
    table.go_to("declare attackers")
    table.battlefield("P1", "Peace")
    table.go_to("combat damage")
    assert table.life("P2") == 18


@pytest.mark.rule("614.10", "500.11")
def test_a_skipped_turn_is_as_though_it_did_not_exist(table):
    cast(table, "Dusk", "P2")
    steps = went_through(table, 1)
    assert {player for player, _ in steps} == {"P1"}
    assert table.game.state.cursor.active == "P2"
    assert table.game.player("P2").last_turn == 12
    assert cards(table, "P2") == 0


@pytest.mark.rule("614.10a")
def test_two_effects_skip_the_next_two(table):
    for _ in range(2):
        cast(table, "Fatigue", "P2")
    first = min(table.game.state.effects)
    table.answers("P2", ("replacement", lambda offer: offer.by.effect == first))
    drawn = []
    for _ in range(5):
        table.go_to("upkeep")
        table.go_to("precombat main")
        drawn.append(cards(table, "P2"))
    assert drawn == [0, 0, 0, 0, 1]


@pytest.mark.rule("614.10a")
def test_what_is_scheduled_for_the_next_step_waits_for_one_that_happens(table):
    cast(table, "Weary", "P1")
    cast(table, "Promise")
    table.go_to("upkeep")
    assert table.life("P1") == 20
    table.go_to("end")
    assert table.game.state.cursor.active == "P2"
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.rule("614.10")
def test_a_turn_that_has_begun_is_not_skipped_but_the_next(table):
    cast(table, "Dusk", "P1")
    steps = went_through(table, 2)
    assert ("P1", "end") in steps
    turns = [player for player, name in steps if name == "upkeep"]
    assert turns == ["P2", "P2"]
