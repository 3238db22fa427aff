"""Extra turns, phases and steps, and skips together with them (500.7 to 500.11)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    EXTRA_TURN,
    TARGET_PLAYER,
    THAT_MUCH,
    THIS,
    YOU_CONTROL,
    AddPhases,
    AddSteps,
    AnyPlayer,
    Card,
    Duration,
    Each,
    ExtraTurnsAreSkipped,
    GainLife,
    If,
    Lasts,
    LoseLife,
    PhaseBegins,
    SkipNext,
    Skips,
    StaticAbility,
    StepBegins,
    TakeExtraTurns,
    TurnBegins,
    Untap,
    Zone,
    all_of,
    at_the_beginning_of,
    deals_combat_damage,
    do,
    spell,
    target,
    triggered,
)
from cardwright_core.errors import UnknownNameError

BEARS = "Grizzly Bears"
PLAYER = target(AnyPlayer())
YOUR_CREATURES = Each(all_of(CREATURE, YOU_CONTROL))


def card(name, types, *abilities, **values):
    return type(
        "TestCard", (Card,), {"name": name, "types": types, "abilities": abilities, **values}
    )


def instant(name, effect, *targets):
    return card(name, "Instant", spell(effect, *targets), cost="{0}")


CARDS = (
    instant("Walk", TakeExtraTurns(who=TARGET_PLAYER), PLAYER),
    instant("Stretch", TakeExtraTurns(2)),
    instant("All Walk", TakeExtraTurns(who=EACH_PLAYER)),
    instant("Savor", TakeExtraTurns(skipping=("untap",))),
    instant("Chance", TakeExtraTurns(at_its_end=LoseLife(20))),
    instant("Dusk", SkipNext(TurnBegins, "", TARGET_PLAYER), PLAYER),
    instant("Truce", SkipNext(PhaseBegins, "combat")),
    instant("Assault", do(Untap(YOUR_CREATURES), AddPhases(("combat", "postcombat main")))),
    instant("Charge", AddPhases(during=("precombat main", "postcombat main"))),
    instant("Mine", AddPhases(you_get=True)),
    instant("Dawn", AddSteps("upkeep", after_phase=True, you_get=True)),
    instant("Again", AddSteps("upkeep")),
    instant("Wrong", AddPhases(("comabt",))),
    instant("Wall", Lasts(Skips(PhaseBegins, "combat"), Duration.YOUR_NEXT_TURN)),
    card("Haze", "Enchantment", triggered(at_the_beginning_of("draw"), AddSteps("upkeep"))),
    card("Nexus", "Enchantment", StaticAbility(ExtraTurnsAreSkipped())),
    card("Stasis", "Enchantment", StaticAbility(Skips(StepBegins, "untap"))),
    card(
        "Tide", "Enchantment", triggered(at_the_beginning_of("upkeep"), If(EXTRA_TURN, GainLife(3)))
    ),
    card(
        "Splitter",
        "Creature",
        triggered(
            deals_combat_damage(THIS), AddSteps("upkeep", THAT_MUCH, after_phase=True, you_get=True)
        ),
        power=3,
        toughness=3,
        keywords=("menace",),
    ),
    card("Morning", "Enchantment", triggered(at_the_beginning_of("upkeep"), GainLife(1))),
)


@pytest.fixture
def table(table):
    table.add_card(*CARDS)
    return table


def deal(table):
    for player in table.game.state.order:
        table.library(player, *[BEARS] * 9)


def cast(table, name, target=None, caster="P1"):
    table.hand(caster, name)
    if target is not None:
        table.answers(caster, ("target", target))
    table.cast(caster, name)
    table.resolve()


def went_through(table, turns):
    """Pass for so many turns more; return whose turns and which steps had priority, in order."""
    seen, agents = [], dict(table.game.agents)
    last = table.game.state.cursor.turn + turns
    begun = True
    while table.game.state.cursor.turn <= last and table.game.state.winners is None:
        cursor = table.game.state.cursor
        begun = begun or cursor.stage == "begin"
        if begun and cursor.stage == "priority":
            seen.append((cursor.turn, cursor.active, cursor.step.name))
            begun = False
        table.game.play(agents, until=lambda game, now=cursor: game.state.cursor is not now)
    table.game.agents = agents
    return seen


def whose_turns(table, turns):
    deal(table)
    steps = went_through(table, turns)
    return [player for _, player, name in steps if name == "draw"]


def steps_of_this_turn(table):
    return [name for _, _, name in went_through(table, 0)]


# Turns.


@pytest.mark.rule("500.7")
def test_an_extra_turn_comes_directly_after_this_one(table):
    cast(table, "Walk", "P1")
    assert whose_turns(table, 4) == ["P1", "P2", "P1", "P2"]


@pytest.mark.rule("500.7")
def test_after_an_extra_turn_of_another_player_the_turn_order_goes_on(table):
    table.add_player("P3")
    cast(table, "Walk", "P3")
    assert whose_turns(table, 4) == ["P3", "P2", "P3", "P1"]


@pytest.mark.rule("500.7")
def test_the_turn_that_was_added_last_is_taken_first(table):
    table.add_player("P3")
    cast(table, "Walk", "P3")
    cast(table, "Walk", "P2")
    assert whose_turns(table, 4) == ["P2", "P3", "P2", "P3"]


@pytest.mark.rule("500.7")
def test_an_extra_turn_added_in_an_extra_turn_comes_before_the_others(table):
    table.add_player("P3")
    cast(table, "Walk", "P1")
    cast(table, "Walk", "P2")
    deal(table)
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P2"
    cast(table, "Walk", "P3", caster="P2")
    steps = went_through(table, 4)
    assert [player for _, player, name in steps if name == "draw"] == ["P2", "P3", "P1", "P2", "P3"]


@pytest.mark.rule("500.7")
def test_several_turns_are_added_one_at_a_time(table):
    cast(table, "Stretch")
    assert whose_turns(table, 4) == ["P1", "P1", "P2", "P1"]


@pytest.mark.rule("500.7", "101.4")
def test_turns_of_several_players_are_added_in_turn_order(table):
    table.add_player("P3")
    cast(table, "All Walk")
    assert whose_turns(table, 5) == ["P3", "P2", "P1", "P2", "P3"]


@pytest.mark.rule("500.7", "800.4")
def test_who_has_left_takes_no_extra_turn(table):
    table.add_player("P3")
    cast(table, "Walk", "P3")
    table.game.state.players["P3"] = table.game.player("P3").replace(lost=True)
    assert whose_turns(table, 3) == ["P2", "P1", "P2"]


@pytest.mark.rule("500.11", "614.10")
def test_an_extra_turn_is_the_next_turn_that_is_skipped(table):
    cast(table, "Walk", "P1")
    cast(table, "Dusk", "P1")
    assert whose_turns(table, 3) == ["P2", "P1", "P2"]
    assert table.game.state.cursor.turn == 14


@pytest.mark.rule("614.10", "500.11")
def test_only_extra_turns_are_skipped_by_what_says_so(table):
    table.battlefield("P2", "Nexus")
    cast(table, "Stretch")
    assert whose_turns(table, 3) == ["P2", "P1", "P2"]


@pytest.mark.rule("500.7", "500.11")
def test_a_step_of_an_extra_turn_is_skipped_and_of_no_other(table):
    deal(table)
    (bear,) = [table.battlefield("P1", BEARS)]
    table.answers("P1", ("attackers", [bear]))
    cast(table, "Savor")
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P1"
    assert table.game.state.status_of(bear).tapped
    for _ in range(2):
        table.go_to("draw")
        table.go_to("upkeep")
    assert table.game.state.cursor.active == "P1"
    assert not table.game.state.status_of(bear).tapped


@pytest.mark.rule("500.7")
def test_something_happens_at_the_end_of_that_turn(table):
    deal(table)
    cast(table, "Chance")
    table.go_to("upkeep")
    assert table.life("P1") == 20
    table.go_to("end")
    table._play(lambda game: game.state.winners is not None)
    assert table.game.state.winners == ("P2",)


@pytest.mark.rule("500.7")
def test_a_card_can_tell_an_extra_turn(table):
    deal(table)
    table.battlefield("P1", "Tide")
    cast(table, "Walk", "P2")
    went_through(table, 2)
    assert table.life("P1") == 23


@pytest.mark.rule("500.4")
@pytest.mark.parametrize("skipping", [False, True])
def test_until_your_next_turn_ends_though_the_untap_step_is_skipped(table, skipping):
    deal(table)
    if skipping:
        table.battlefield("P1", "Stasis")
    cast(table, "Wall")
    assert len(table.game.state.effects) == 1
    table.go_to("upkeep")
    assert len(table.game.state.effects) == 1
    table.go_to("draw")
    table.go_to("upkeep")
    assert not table.game.state.effects


# Phases and steps.


@pytest.mark.rule("500.8", "505.1a")
def test_phases_are_added_after_this_phase(table):
    cast(table, "Assault")
    steps = steps_of_this_turn(table)
    combat = ["beginning of combat", "declare attackers", "end of combat"]
    main = "postcombat main"
    assert steps == ["precombat main", *combat, main, *combat, main, "end"]


@pytest.mark.rule("500.8", "508.1d")
def test_creatures_attack_in_each_combat_phase(table):
    bear = table.battlefield("P1", BEARS)
    table.answers("P1", ("attackers", [bear]), ("attackers", [bear]))
    table.go_to("end of combat")
    cast(table, "Assault")
    table.go_to("end")
    assert table.life("P2") == 16


@pytest.mark.rule("500.8")
def test_phases_that_were_added_last_come_first(table):
    cast(table, "Assault")
    cast(table, "Dawn")
    assert steps_of_this_turn(table)[:3] == ["precombat main", "upkeep", "beginning of combat"]


@pytest.mark.rule("500.8")
def test_after_this_main_phase_means_nothing_in_another_phase(table):
    deal(table)
    table.go_to("end of combat")
    cast(table, "Charge")
    assert steps_of_this_turn(table) == ["end of combat", "postcombat main", "end"]
    table.go_to("precombat main")
    cast(table, "Charge", caster="P2")
    assert steps_of_this_turn(table).count("beginning of combat") == 2


@pytest.mark.rule("500.8")
def test_an_unknown_phase_is_told(table):
    table.hand("P1", "Wrong")
    table.cast("P1", "Wrong")
    with pytest.raises(UnknownNameError, match="combat"):
        table.resolve()


@pytest.mark.rule("500.8", "500.11", "614.10")
def test_one_of_two_combat_phases_is_skipped(table):
    cast(table, "Mine")
    cast(table, "Truce")
    assert steps_of_this_turn(table).count("beginning of combat") == 1


@pytest.mark.rule("500.9")
def test_a_step_is_added_after_this_step(table):
    deal(table)
    table.battlefield("P2", "Haze")
    table.go_to("upkeep")
    steps = steps_of_this_turn(table)
    assert steps == [
        "upkeep",
        "draw",
        "upkeep",
        "precombat main",
        "beginning of combat",
        "declare attackers",
        "end of combat",
        "postcombat main",
        "end",
    ]


@pytest.mark.rule("500.9")
def test_it_comes_before_the_other_steps_of_the_phase(table):
    deal(table)
    table.go_to("upkeep")
    cast(table, "Again", caster="P2")
    assert steps_of_this_turn(table)[:4] == ["upkeep", "upkeep", "draw", "precombat main"]


@pytest.mark.rule("500.10", "500.10#1")
def test_added_upkeep_steps_are_phases_without_their_other_steps(table):
    splitter, bear, _ = table.battlefield("P1", "Splitter", BEARS, "Morning")
    deal(table)
    table.answers("P1", ("attackers", [splitter]))
    hand = len(table.game.state.zone(Zone.HAND, "P1"))
    table.go_to("combat damage")
    assert table.life("P2") == 17
    steps = steps_of_this_turn(table)
    assert steps == ["combat damage", "end of combat", *["upkeep"] * 3, "postcombat main", "end"]
    assert table.life("P1") == 23
    assert len(table.game.state.zone(Zone.HAND, "P1")) == hand
    assert bear in table.game.state.objects


@pytest.mark.rule("500.10")
def test_nothing_untaps_in_them(table):
    splitter = table.battlefield("P1", "Splitter")
    table.answers("P1", ("attackers", [splitter]))
    table.go_to("combat damage")
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P1"
    assert table.game.state.status_of(splitter).tapped


@pytest.mark.rule("500.10a")
@pytest.mark.parametrize("name", ["Mine", "Dawn"])
def test_you_get_nothing_in_the_turn_of_another(table, name):
    cast(table, name, caster="P2")
    assert steps_of_this_turn(table) == [
        "precombat main",
        "beginning of combat",
        "declare attackers",
        "end of combat",
        "postcombat main",
        "end",
    ]


@pytest.mark.rule("500.7")
def test_opponents_may_take_extra_turns(table):
    table.add_card(instant("Gift", TakeExtraTurns(who=EACH_OPPONENT)))
    cast(table, "Gift")
    assert whose_turns(table, 3) == ["P2", "P2", "P1"]
