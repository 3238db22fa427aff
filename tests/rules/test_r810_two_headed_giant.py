"""Two-Headed Giant: one life total, one fate; what is not there yet says so (810)."""

import pytest

from cardwright.authoring import Draw, LifeGained, LifeLost
from cardwright.scenarios import load, run
from cardwright.scenarios.running import RuleSets
from cardwright_core.errors import UnsupportedError
from cardwright_rules.formats.two_headed_giant import two_headed_giant


@pytest.fixture
def giants(table):
    table.add_plugin("format two-headed-giant", two_headed_giant)
    state = table.game.state
    for name, team in (("P1", 1), ("P2", 1)):
        state.players[name] = state.players[name].replace(team=team, life=30)
    for name in ("P3", "P4"):
        table.add_player(name, team=2, life=30)
    return table


def lives(table):
    return [table.life(player) for player in ("P1", "P2", "P3", "P4")]


@pytest.mark.rule("810.4", "810.9", "810.9#1")
def test_damage_and_life_of_each_go_to_the_teams_total(giants):
    for player in ("P1", "P2", "P3", "P4"):
        giants.propose(LifeLost(player, 4))
    assert lives(giants) == [22, 22, 22, 22]
    giants.propose(LifeGained("P2", 5))
    assert lives(giants) == [27, 27, 22, 22]


@pytest.mark.rule("810.8a", "810.8c")
def test_a_team_without_life_loses(giants):
    giants.propose(LifeLost("P4", 30))
    giants.settle()
    assert giants.game.state.winners == ("P1", "P2")


@pytest.mark.rule("810.8a", "810.8a#1")
def test_who_draws_from_an_empty_library_loses_with_the_team(giants):
    giants.propose(Draw("P2", 1))
    giants.settle()
    assert giants.game.state.winners == ("P3", "P4")
    assert giants.told.count("loses the game") == 2


@pytest.mark.rule("810.8d", "810.10")
@pytest.mark.parametrize(("mine", "yours", "over"), [(7, 7, False), (8, 7, True), (14, 0, False)])
def test_fifteen_poison_counters_of_a_team(giants, mine, yours, over):
    state = giants.game.state
    for name, count in (("P3", mine), ("P4", yours)):
        counters = (("poison", count),) if count else ()
        state.players[name] = state.players[name].replace(counters=counters)
    giants.settle()
    assert giants.game.over is over


@pytest.mark.rule("810.9a")
def test_a_cost_of_life_is_paid_from_the_teams_total(giants):
    confluence = giants.battlefield("P1", "Mana Confluence")
    giants.answers("P1", ("mana type", "G"))
    giants.activate("P1", confluence)
    assert lives(giants) == [29, 29, 30, 30]


@pytest.mark.rule("805.4")
def test_the_turn_of_a_team_is_not_there_yet(giants):
    with pytest.raises(UnsupportedError, match=r"805\."):
        giants.go_to("upkeep")


@pytest.mark.rule("805.10")
def test_nor_is_its_combat(giants):
    giants.battlefield("P2", "Grizzly Bears")
    with pytest.raises(UnsupportedError, match=r"805\."):
        giants.go_to("end")


SCENARIO = """
schema = 1
name = "Teams"
format = "two-headed-giant"
[players.P1]
team = 1
{life}
[players.P2]
team = 1
[players.P3]
team = 2
[players.P4]
team = 2
[expect]
life.P2 = 30
[[do]]
go_to = "upkeep"
"""


@pytest.mark.rule("810.4", "805.4")
def test_a_scenario_stops_where_it_needs_more(tmp_path):
    file = tmp_path / "teams.scenario.toml"
    file.write_text(SCENARIO.format(life=""))
    report = run(load(file), rules_of(file))
    assert not report.ok
    assert "not supported yet" in str(report.failures)


def rules_of(file):
    return RuleSets().of(load(file))


@pytest.mark.rule("810.4")
def test_teammates_have_one_total(tmp_path):
    file = tmp_path / "teams.scenario.toml"
    file.write_text(SCENARIO.format(life="life = 12"))
    with pytest.raises(Exception, match="P1 and P2 share a life total"):
        run(load(file), rules_of(file))


def test_other_games_share_nothing(table):
    table.propose(LifeLost("P1", 4))
    assert (table.life("P1"), table.life("P2")) == (16, 20)
