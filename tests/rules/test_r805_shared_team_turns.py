"""Shared team turns: turns, priority, combat and choices of whole teams (805)."""

import pytest

from cardwright.authoring import (
    EACH_OPPONENT,
    EVENT_PLAYER,
    YOU,
    Card,
    DrawCards,
    GainLife,
    LifeLost,
    LoseLife,
    MayStayTapped,
    Replacement,
    SkipNext,
    StaticAbility,
    TakeExtraTurns,
    Tapped,
    TriggeredAbility,
    Zone,
    at_the_beginning_of,
    spell,
)
from cardwright.authoring import Record as Rec
from cardwright.authoring import about as about_
from cardwright.authoring import hookimpl as hook
from cardwright.authoring import record as rec
from cardwright_core.errors import InputError
from cardwright_core.flow import TurnBegins
from cardwright_rules.drawing import CardDrawn, Draw
from cardwright_rules.formats.shared_team_turns import shared_team_turns
from cardwright_rules.formats.two_headed_giant import two_headed_giant
from cardwright_rules.lands import PlayLand
from cardwright_rules.losing import Concedes

BEARS = "Grizzly Bears"
TEAMS = {"P1": 1, "P2": 1, "P3": 2, "P4": 2}


def card(name, *abilities, types="Enchantment", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture
def teams(table):
    """Seat two teams of two, with cards of the test."""

    def seat(*cards, plugin=shared_team_turns):
        for one in cards:
            table.add_card(one)
        table.add_plugin("format shared-team-turns", plugin)
        state = table.game.state
        for name in ("P1", "P2"):
            state.players[name] = state.players[name].replace(team=1)
        for name in ("P3", "P4"):
            table.add_player(name, team=2)
        for name, team in TEAMS.items():
            last = table.game.state.cursor.turn - team + 1
            state.players[name] = state.players[name].replace(last_turn=last)
            table.library(name, *["Plains"] * 8)
        return table

    return seat


@pytest.mark.rule("805.5", "805.5a", "805.4c", "805.4a")
def test_each_of_the_active_team_may_play_a_land_and_cast_a_creature(teams):
    table = teams(card("Cub", types="Creature — Bear", power=1, toughness=1))
    for player in ("P1", "P2"):
        land = table.hand(player, "Forest")
        table.act(player, PlayLand(player, land, "Forest"))
        table.cast(player, table.hand(player, "Cub"))
        table.resolve()
    assert table.permanents("P1") == table.permanents("P2") == ["Forest", "Cub"]
    another = table.hand("P2", "Forest")
    actions = table.rules.ask.legal_actions(table.game, "P2")
    assert PlayLand("P2", another, "Forest") not in actions


@pytest.mark.rule("805.5", "805.2")
def test_priority_is_one_decision_of_the_team(teams):
    table = teams()
    asked = []

    def decide(game, decision):
        asked.append((decision.kind, decision.deciders, game.state.cursor.step.name))
        return decision.options[0]

    table.settle()
    table.game.play(dict.fromkeys(TEAMS, decide), until=lambda game: len(asked) == 2)
    main = "precombat main"
    assert asked == [("priority", ("P1", "P2"), main), ("priority", ("P3", "P4"), main)]


@pytest.mark.rule("805.5b")
def test_when_both_teams_pass_the_top_object_resolves_and_the_active_team_gets_priority(teams):
    table = teams(card("Sip", spell(GainLife(1)), types="Instant"))
    table.cast("P4", table.hand("P4", "Sip"))
    assert table.game.state.cursor.priority == "P3"
    table.resolve()
    assert table.life("P4") == 21
    assert table.game.state.cursor.priority == "P1"


@pytest.mark.rule("805.4", "805.4b", "502.3")
def test_a_team_untaps_and_draws_together_and_turns_alternate(teams):
    table = teams()
    lands = [table.battlefield(player, "Forest") for player in TEAMS]
    for land in lands:
        table.game.state.set_status(land, table.game.state.status_of(land).replace(tapped=True))
    table.go_to("end")
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P3"
    tapped = [table.game.state.status_of(land).tapped for land in lands]
    assert tapped == [True, True, False, False]
    table.go_to("end")
    hands = [len(table.game.state.zone(Zone.HAND, player)) for player in TEAMS]
    assert hands == [0, 0, 1, 1]
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P1"


@pytest.mark.rule("805.7")
def test_a_team_orders_the_abilities_of_all_its_members(teams):
    upkeep = at_the_beginning_of("upkeep")
    table = teams(
        card("One", TriggeredAbility((upkeep,), GainLife(1))),
        card("Two", TriggeredAbility((upkeep,), GainLife(2))),
    )
    table.battlefield("P3", "One")
    table.battlefield("P4", "Two")
    table.battlefield("P1", "One")
    table.battlefield("P2", "Two")
    table.go_to("end")
    table.answers("P4", ("order triggers", "Two"))
    table.answers("P1", ("order triggers", "One"))
    table.go_to("upkeep")
    assert table.stack == [f"ability of {name}" for name in ("Two", "One", "One", "Two")]
    controllers = [table.see(item).controller for item in table.game.state.zone(Zone.STACK)]
    assert controllers == ["P4", "P3", "P1", "P2"]


@pytest.mark.rule("805.4a")
def test_your_upkeep_is_your_teams(teams):
    yours = TriggeredAbility((at_the_beginning_of("upkeep", yours=True),), GainLife(1))
    table = teams(card("Mine", yours))
    for player in ("P1", "P4"):
        table.battlefield(player, "Mine")
    table.go_to("end")
    table.go_to("upkeep")
    table.resolve()
    assert [table.life(player) for player in TEAMS] == [20, 20, 20, 21]


@pytest.mark.rule("805.4d")
def test_each_players_upkeep_comes_once_for_each_of_the_team(teams):
    mine = TriggeredAbility(
        (at_the_beginning_of("upkeep", each_player=True),), LoseLife(1, EVENT_PLAYER)
    )
    any_one = TriggeredAbility((at_the_beginning_of("upkeep"),), GainLife(5))
    table = teams(card("Bleed", mine), card("Once", any_one))
    table.battlefield("P1", "Bleed", "Once")
    table.go_to("end")
    table.answers(
        "P1", ("order triggers", "Once"), ("order triggers", lambda t: t.event.player == "P3")
    )
    table.go_to("upkeep")
    table.resolve()
    assert [table.life(player) for player in TEAMS] == [25, 20, 19, 19]


@pytest.mark.rule("805.10a", "805.10b", "805.10d", "805.10f")
def test_a_team_attacks_and_blocks_as_one(teams):
    table = teams()
    mine = [table.battlefield(player, BEARS) for player in ("P1", "P2")]
    theirs = table.battlefield("P4", BEARS)
    # P4's creature blocks one that attacks P3
    table.answers("P1", ("attackers", mine), ("attack", "P3"), ("attack", "P4"))
    table.answers("P4", ("block", mine[0]))
    table.go_to("end of combat")
    assert [table.life(player) for player in TEAMS] == [20, 20, 20, 18]
    assert table.permanents() == [BEARS]
    assert not table.game.exists(theirs)


@pytest.mark.rule("805.8")
def test_a_team_skips_the_turn_that_one_of_it_skips(teams):
    table = teams(card("Nap", spell(SkipNext(TurnBegins)), types="Instant"))
    table.cast("P4", table.hand("P4", "Nap"))
    table.resolve()
    table.go_to("end")
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P1"


@pytest.mark.rule("805.8", "500.7")
@pytest.mark.parametrize(
    ("effect", "following"),
    [
        (SkipNext(TurnBegins, who=EACH_OPPONENT), ["P1", "P3", "P1"]),
        (TakeExtraTurns(who=EACH_OPPONENT), ["P3", "P3", "P1"]),
    ],
)
def test_one_effect_makes_a_team_take_or_skip_one_turn(teams, effect, following):
    table = teams(card("Time", spell(effect), types="Instant"))
    table.cast("P1", table.hand("P1", "Time"))
    table.resolve()
    turns = []
    for _ in following:
        table.go_to("end")
        table.go_to("upkeep")
        turns.append(table.game.state.cursor.active)
    assert turns == following


@rec
class DrawTwice(Rec):
    """If you would draw a card, draw two instead."""

    @hook
    @about_(CardDrawn)
    def replacements(self, by, event):
        if event.player != by.controller:
            return None
        return Replacement.of(by, lambda game, draw: Draw(draw.player, 2))


@pytest.mark.rule("805.6a")
def test_a_team_says_who_draws_first_where_it_could_matter(teams):
    table = teams(card("More", StaticAbility(DrawTwice())))
    table.battlefield("P3", "More")
    table.go_to("end")
    table.answers("P3", ("draw first", "P4"))
    table.go_to("draw")
    drawn = [e.event.player for e in table.game.log if e.kind == "event" and is_drawn(e.event)]
    assert drawn == ["P4", "P3", "P3"]


def is_drawn(event):
    return isinstance(event, CardDrawn)


@pytest.mark.rule("805.6")
def test_the_active_team_comes_first_in_turn_order(teams):
    table = teams()
    table.go_to("end")
    table.go_to("upkeep")
    assert table.game.apnap() == ("P3", "P4", "P1", "P2")


@pytest.mark.rule("805.2")
@pytest.mark.parametrize(
    ("order", "sides"),
    [(["A1", "A2", "B1", "B2"], "A1 B1"), (["A2", "B1", "B2", "A1"], "A1 B1")],
)
def test_the_primary_player_sits_first_in_turn_order(teams, order, sides):
    game = teams().game.rules.new_game()
    for name in order:
        game.add_player(name, team="AB".index(name[0]) + 1)
    assert [game.side(name)[0] for name in ("A1", "B2")] == sides.split()


@pytest.mark.rule("805.1", "810.1")
@pytest.mark.parametrize(
    ("seats", "says"),
    [([1, 2, 1, 2], "sit next to each other"), ([1, 1, 2], "2 teams of 2"), ([1, 1], "two teams")],
)
def test_teams_that_do_not_fit_are_told(teams, seats, says):
    game = teams(plugin=two_headed_giant).game.rules.new_game()
    for place, team in enumerate(seats):
        game.add_player(f"P{place}", ["Plains"] * 9, team=team)
    with pytest.raises(InputError, match=says):
        _ = game.decision


@pytest.mark.rule("810.4", "810.6", "103.8b", "805.3a", "800.6")
def test_a_whole_game_begins_with_30_life_mulligans_and_no_first_draw(teams):
    game = teams(plugin=two_headed_giant).game.rules.new_game()
    for name, team in TEAMS.items():
        game.add_player(name, ["Plains"] * 30, team=team)
    asked = []
    while game.decision.kind == "mulligan":
        asked.append(game.decision.deciders)
        game.answer("mulligan" if asked == [("P1",)] else "keep")
    # each of the starting team, then of the other; who took one is asked again
    assert asked == [("P1",), ("P2",), ("P3",), ("P4",), ("P1",)]
    assert [game.player(name).life for name in TEAMS] == [30] * 4
    assert len(game.state.zone(Zone.HAND, "P1")) == 7  # the first one is free
    while game.state.cursor.step.name != "precombat main":
        game.answer(game.decision.options[0])
    assert len(game.state.zone(Zone.HAND, "P2")) == 7
    while game.state.cursor.active == "P1" or game.state.cursor.step.name != "precombat main":
        game.answer(game.decision.options[: max(1, game.decision.minimum)])
    assert len(game.state.zone(Zone.HAND, "P4")) == 8


@pytest.mark.rule("810.8b", "104.3a")
def test_who_concedes_takes_the_team_along(teams):
    table = teams(plugin=two_headed_giant)
    table.propose(Concedes("P4"))
    assert table.game.state.winners == ("P1", "P2")


@pytest.mark.rule("104.2c", "800.4a")
def test_without_a_shared_life_total_a_team_plays_on_with_one(teams):
    table = teams(card("Sip", spell(DrawCards(1, YOU)), types="Instant"))
    table.propose(LifeLost("P1", 20))
    table.settle()
    assert table.game.state.cursor.priority == "P2"
    table.cast("P2", table.hand("P2", "Sip"))
    table.resolve()
    table.propose(LifeLost("P3", 20))
    table.propose(LifeLost("P4", 20))
    table.settle()
    assert table.game.state.winners == ("P1", "P2")


def test_nobody_acts_for_the_other_team(teams):
    table = teams(card("Sip", spell(GainLife(1)), types="Sorcery"))
    sip = table.hand("P3", "Sip")
    table.settle()
    offered = table.rules.ask.legal_actions(table.game, "P3")
    assert all(getattr(one, "object", 0) != sip for one in offered)


@pytest.mark.rule("502.3", "805.4")
def test_each_of_the_active_team_chooses_what_stays_tapped(teams):
    table = teams(card("Anchor", StaticAbility(MayStayTapped()), types="Artifact"))
    anchors = [table.battlefield(player, "Anchor") for player in ("P1", "P3", "P4")]
    for item in anchors:
        table.propose(Tapped(item))
    table.answers("P3", ("stay tapped", []))
    table.answers("P4", ("stay tapped", ["Anchor"]))
    table.go_to("end")
    table.go_to("upkeep")
    tapped = [table.game.state.status_of(item).tapped for item in anchors]
    assert tapped == [True, False, True]
