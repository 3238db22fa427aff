"""Variants of multiplayer games: who sits where, attacks whom, and loses with whom (803 to 811)."""

import pytest

from cardwright.authoring import LifeLost, Zone, hookimpl
from cardwright_core.errors import InputError
from cardwright_core.events import Simultaneous
from cardwright_rules.combat.restrictions import CantAttack
from cardwright_rules.formats.emperor import emperor, emperors
from cardwright_rules.formats.multiplayer import (
    alternating_teams,
    attack_left,
    attack_right,
    free_for_all,
    team_vs_team,
)
from cardwright_rules.losing import Concedes, GameDrawn, Loses, Wins

BEARS = "Grizzly Bears"


@pytest.fixture
def seated(table):
    """Seat players P1, P2, ... of these teams; no team is 0."""

    def seat(plugin, teams, *, names=()):
        table.add_plugin("format tested", plugin)
        for number in range(3, len(teams) + 1):
            table.add_player(f"P{number}")
        state = table.game.state
        for name, team in zip(state.order, teams, strict=True):
            state.players[name] = state.players[name].replace(team=team)
        table.rules.ask.laid_out(table.game)
        return table

    return seat


def new_game(table, teams, seed=0):
    game = table.rules.new_game(seed)
    for name, team in teams:
        game.add_player(name, ["Plains"] * 9, team=team)
    return game


def seats_of(game):
    """Return the order of the seats once the game is set up."""
    assert game.decision.kind == "mulligan"
    return game.now.order


def attackable(table, player="P1"):
    """Return whom a creature of the player could attack: all offers are made in one decision."""
    state = table.game.state
    state.cursor = state.cursor.replace(active=player, priority=player)
    bears = table.battlefield(player, BEARS)
    offered = table.rules.ask.attack_restrictions(table.game)
    forbids = [one.forbids for one in offered if isinstance(one, CantAttack)]
    view = table.see(bears)
    return [
        name
        for name in table.game.opponents(player)
        if not any(forbid(view, name) for forbid in forbids)
    ]


@pytest.mark.rule("803.1", "803.1a", "803.1b")
@pytest.mark.parametrize(("option", "who"), [(attack_left, ["P2"]), (attack_right, ["P4"])])
def test_attack_left_and_right(seated, option, who):
    table = seated(option, [1, 2, 3, 4])
    assert attackable(table) == who


@pytest.mark.rule("803.1a")
def test_who_sits_next_to_a_teammate_attacks_nobody_there(seated):
    table = seated(attack_left, [1, 1, 2, 2])
    bears = table.battlefield("P1", BEARS)
    assert attackable(table) == []
    table.go_to("end")  # no attackers are asked for
    assert not table.game.state.status_of(bears).tapped


@pytest.mark.rule("806.1", "806.3", "800.7", "103.8c")
def test_free_for_all_seats_at_random_and_nobody_skips_a_draw(seated):
    table = seated(free_for_all, [1, 2, 3])
    orders = set()
    for seed in range(8):
        game = new_game(table, [("A", 0), ("B", 0), ("C", 0)], seed)
        while game.decision.kind == "mulligan":
            game.answer("keep")
        orders.add(game.state.order)
        first = game.state.order[0]
        while game.state.cursor.step.name != "precombat main":
            game.answer(game.decision.options[0])
        assert len(game.state.zone(Zone.HAND, first)) == 8
    assert len(orders) > 2


@pytest.mark.rule("808.2", "808.4")
def test_the_middle_of_a_team_goes_first(seated):
    table = seated(team_vs_team, [1, 1, 1, 2, 2, 2])
    seats = [("A1", 1), ("A2", 1), ("A3", 1), ("B1", 2), ("B2", 2), ("B3", 2)]
    firsts = set()
    for seed in range(8):
        game = new_game(table, seats, seed)
        firsts.add(seats_of(game)[0])
    assert firsts == {"A2", "B2"}
    seats = [("A1", 1), ("A2", 1), ("B1", 2), ("B2", 2)]
    assert seats_of(new_game(table, seats))[0] in {"A2", "B2"}  # to the left of its middle


@pytest.mark.rule("104.2c", "104.3g", "808.5")
def test_a_team_wins_with_those_who_lost_before(seated):
    table = seated(team_vs_team, [1, 1, 2, 2])
    for player in ("P1", "P3", "P4"):
        table.propose(LifeLost(player, 20))
        table.settle()
    assert table.game.state.winners == ("P1", "P2")


SIX = [1, 1, 1, 2, 2, 2]


@pytest.mark.rule("809.2", "809.3a")
def test_the_ranges_of_emperors_and_generals(seated):
    table = seated(emperor, SIX)
    assert emperors(table.game) == ("P2", "P5")
    near = {player.id: "".join(player.reach) for player in table.game.players}
    assert near == {
        "P1": "P1P2P6",
        "P2": "P1P2P3P4P6",
        "P3": "P2P3P4",
        "P4": "P3P4P5",
        "P5": "P1P3P4P5P6",
        "P6": "P1P5P6",
    }


@pytest.mark.rule("809.3c", "809.3c#1")
def test_an_emperor_attacks_nobody_at_first(seated):
    table = seated(emperor, SIX)
    assert table.game.opponents("P2") == ("P4", "P6")
    assert attackable(table, "P2") == []
    assert attackable(table, "P3") == ["P4"]
    assert attackable(table, "P1") == ["P6"]


@pytest.mark.rule("809.3c", "801.2c", "801.3")
def test_who_moves_up_next_to_a_general_is_not_within_range_yet(seated):
    table = seated(emperor, SIX)
    table.propose(Loses("P4", "a test"))
    assert attackable(table, "P3") == []
    emperor.determine(table.game)
    assert attackable(table, "P3") == ["P5"]


@pytest.mark.rule("809.6", "809.6a", "809.6a#1")
def test_teams_of_four_sit_and_reach_as_the_rules_say(seated):
    table = seated(emperor, [1, 1, 1, 1, 2, 2, 2, 2])
    assert emperors(table.game) == ("P2", "P6")
    ranges = [emperor.range_of(table.game, name) for name in table.game.state.order]
    assert ranges == [1, 3, 2, 1] * 2
    assert "P6" not in table.game.player("P2").reach


@pytest.mark.rule("809.5b", "104.3i")
@pytest.mark.parametrize(("loser", "left"), [("P2", "P4 P5 P6"), ("P3", "P1 P2 P4 P5 P6")])
def test_a_team_loses_with_its_emperor(seated, loser, left):
    table = seated(emperor, SIX)
    table.propose(LifeLost(loser, 20))
    table.settle()
    assert [player.id for player in table.game.players] == left.split()
    assert table.game.over is (loser == "P2")


@pytest.mark.rule("809.5c", "104.4h")
def test_a_draw_for_the_emperor_is_one_for_the_team(seated):
    table = seated(emperor, [1, 1, 1, 2, 2, 2, 3, 3, 3])
    table.propose(GameDrawn(("P2",), "an effect says so"))
    assert [player.id for player in table.game.players] == ["P4", "P5", "P6", "P7", "P8", "P9"]


@pytest.mark.rule("804.2")
def test_creatures_can_be_deployed(seated):
    table = seated(emperor, SIX)
    bears = table.battlefield("P1", BEARS)
    table.activate("P1", bears)  # the other teammate is out of range
    table.resolve()
    assert table.see(bears).controller == "P2"
    assert table.game.state.status_of(bears).tapped


@pytest.mark.rule("809.4")
def test_an_emperor_goes_first(seated):
    table = seated(emperor, SIX)
    game = new_game(table, [(f"P{n}", team) for n, team in enumerate(SIX)])
    assert seats_of(game)[0] in {"P1", "P4"}
    assert game.now.players["P1"].reach is not None


@pytest.mark.rule("811.1", "811.3", "811.3#1")
def test_alternating_teams_take_turns_around_the_table(seated):
    table = seated(alternating_teams, [1, 2])
    seats = [(f"{team}{n}", "ABC".index(team) + 1) for team in "ABC" for n in (1, 2, 3)]
    assert seats_of(new_game(table, seats)) == (
        "A1",
        "B1",
        "C1",
        "A2",
        "B2",
        "C2",
        "A3",
        "B3",
        "C3",
    )


@pytest.mark.rule("811.4")
def test_there_creatures_attack_neighbors_on_both_sides(seated):
    table = seated(alternating_teams, [1, 2, 3, 1, 2, 3])
    assert attackable(table, "P2") == ["P1", "P3"]


@pytest.mark.rule("811.1")
def test_teams_of_unequal_size_are_told(seated):
    table = seated(alternating_teams, [1, 2])
    with pytest.raises(InputError, match="teams of equal size, not of 2, 1"):
        _ = new_game(table, [("A", 1), ("B", 1), ("C", 2)]).decision


# How a game of several ends.


@pytest.mark.rule("104.2b", "104.1")
def test_an_effect_wins_the_game_for_a_team(seated):
    table = seated(team_vs_team, [1, 1, 2, 2])
    table.propose(Wins("P4"))
    assert table.game.state.winners == ("P3", "P4")


@pytest.mark.rule("104.3f")
@pytest.mark.parametrize("first", ["wins", "loses"])
@pytest.mark.parametrize(("players", "winners"), [(2, ("P2",)), (3, None)])
def test_who_would_win_and_lose_at_once_loses(table, first, players, winners):
    for number in range(3, players + 1):
        table.add_player(f"P{number}")
    events = [Wins("P1"), Loses("P1", "both at once")]
    table.propose(Simultaneous(tuple(events if first == "wins" else reversed(events))))
    assert table.game.player("P1").lost
    assert table.game.state.winners == winners


@pytest.mark.rule("104.4a", "104.4d")
def test_if_all_lose_at_once_the_game_is_a_draw(seated):
    table = seated(team_vs_team, [1, 1, 2, 2])
    for player in table.game.state.order:
        table.propose(LifeLost(player, 20))
    table.settle()
    assert table.game.state.winners == ()


@pytest.mark.rule("104.4c")
def test_a_draw_for_everybody_ends_the_game(table):
    table.propose(GameDrawn(("P1", "P2"), "an effect says so"))
    assert table.game.state.winners == ()


class Never:
    """Nobody can lose."""

    @hookimpl
    def prohibits(self, act):
        return "nobody can lose" if isinstance(act, Loses) else None


@pytest.mark.rule("104.3a", "104.2a")
def test_who_concedes_leaves_and_loses_whatever_says_otherwise(table):
    table.add_plugin("never", Never())
    table.propose(LifeLost("P2", 30))
    table.settle()
    assert not table.game.over
    table.propose(Concedes("P2"))
    assert table.game.state.winners == ("P1",)
