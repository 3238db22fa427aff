"""Two-Headed Giant: one life total, one fate (810)."""

import pytest

from cardwright.authoring import (
    EACH_PLAYER,
    TARGET_PLAYER,
    YOU,
    AnyOf,
    AnyPlayer,
    Card,
    CostComponent,
    Count,
    DealDamage,
    Draw,
    Each,
    ExchangeLife,
    GainLife,
    LifeBecomes,
    LifeGained,
    LifeLost,
    PayLife,
    Record,
    StaticAbility,
    Test,
    TriggeredAbility,
    WinGame,
    Zone,
    about,
    activated,
    at_the_beginning_of,
    hookimpl,
    paying,
    record,
    spell,
    target,
)
from cardwright.scenarios import load, run
from cardwright.scenarios.running import RuleSets
from cardwright_rules.counters import PlayerGetsCounters
from cardwright_rules.formats.two_headed_giant import two_headed_giant
from cardwright_rules.losing import Loses, Wins


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


@pytest.mark.rule("810.4", "810.9")
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


@pytest.mark.rule("810.8a", "810.8a#2")
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
turn_of = "P4"
"""


@pytest.mark.rule("810.4", "805.4")
def test_a_scenario_begins_with_the_life_of_the_format(tmp_path):
    file = tmp_path / "teams.scenario.toml"
    file.write_text(SCENARIO.format(life=""))
    report = run(load(file), rules_of(file))
    assert report.ok, report.failures


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


# The examples of 810.8 and 810.9.


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@record
class CantLose(Record):
    """You can't lose the game; or only not for having 0 or less life."""

    only_for_life: bool = False

    @hookimpl
    @about(Loses)
    def prohibits(self, by, act):
        for_life = "life" in act.why or not self.only_for_life
        return "can't lose" if act.player == by.controller and for_life else None


@pytest.fixture
def giants_with(table, request):
    """Seat two teams, with cards of the test."""

    def seat(*cards):
        for one in cards:
            table.add_card(one)
        return request.getfixturevalue("giants")

    return seat


@pytest.mark.rule("810.8a", "810.8a#1", "810.8a#3")
@pytest.mark.parametrize("only_for_life", [False, True])
def test_who_cannot_lose_keeps_the_team_in_the_game(giants_with, only_for_life):
    angel = card("Angel", StaticAbility(CantLose(only_for_life)), types="Enchantment")
    giants = giants_with(angel)
    angel = giants.battlefield("P2", "Angel")
    giants.propose(LifeLost("P1", 31))
    giants.settle()
    assert not giants.game.over
    giants.propose(giants.moving(angel, Zone.GRAVEYARD))
    giants.settle()
    assert giants.game.state.winners == ("P3", "P4")


@pytest.mark.rule("810.8a")
def test_nor_can_the_team_lose_with_a_teammate_who_would(giants_with):
    giants = giants_with(card("Angel", StaticAbility(CantLose()), types="Enchantment"))
    giants.battlefield("P2", "Angel")
    giants.propose(Draw("P1", 1))
    giants.settle()
    assert not giants.game.over
    assert [giants.game.player(name).lost for name in ("P1", "P2")] == [False, False]


@record
class LifeTotal(Count):
    """A player's life total, of a target player or of you."""

    who: object = YOU
    divided_by: int = 1

    def value(self, game, by):
        (player,) = self.who.players(game, by)
        return -(-game.player(player).life // self.divided_by)


@pytest.mark.rule("810.9", "810.9#1")
def test_damage_to_each_player_is_dealt_to_each_of_a_team(giants_with):
    rift = card("Rift", spell(DealDamage(4, Each(AnyOf(())), EACH_PLAYER)))
    giants = giants_with(rift)
    giants.cast("P1", giants.hand("P1", "Rift"))
    giants.resolve()
    assert lives(giants) == [22, 22, 22, 22]


@pytest.mark.rule("810.9a", "810.9a#1")
def test_a_doubled_life_total_is_the_teams(giants_with):
    beacon = spell(GainLife(LifeTotal(TARGET_PLAYER), TARGET_PLAYER), target(AnyPlayer()))
    giants = giants_with(card("Beacon", beacon))
    giants.propose(LifeLost("P1", 13))
    giants.answers("P1", ("target", "P2"))
    giants.cast("P1", giants.hand("P1", "Beacon"))
    giants.resolve()
    assert lives(giants) == [34, 34, 30, 30]


@record
class HalfYourLife(CostComponent):
    """Pay half your life, rounded up."""

    def payable(self, game, by):
        return True

    def __str__(self):
        return "pay half your life"


class PaysHalf:
    """Pays it."""

    @hookimpl
    def pay_cost(self, game, payer, component, source):
        if not isinstance(component, HalfYourLife):
            return None
        game.propose(LifeLost(payer, -(-game.player(payer).life // 2)), source)
        return True


@pytest.mark.rule("810.9a", "810.9a#3")
def test_half_a_life_total_is_half_the_teams(table, giants_with):
    evil = activated(paying(HalfYourLife()), GainLife(100))
    table.add_plugin("half", PaysHalf())
    giants = giants_with(card("Evil", evil, types="Enchantment"))
    giants.propose(LifeLost("P2", 19))
    giants.activate("P1", giants.battlefield("P1", "Evil"))
    assert lives(giants) == [5, 5, 30, 30]


@pytest.mark.rule("810.9c", "810.9c#1", "119.5")
def test_a_life_total_that_is_set_is_the_teams(giants_with):
    giants = giants_with(card("Ten", spell(LifeBecomes(10), target(AnyPlayer()))))
    giants.propose(LifeLost("P3", 5))
    giants.answers("P1", ("target", "P4"))
    giants.cast("P1", giants.hand("P1", "Ten"))
    giants.resolve()
    assert "P4 loses 15 life" in giants.told
    assert lives(giants) == [30, 30, 10, 10]


@record
class LowestLife(Count):
    """The lowest life total among all players."""

    def value(self, game, by):
        return min(player.life for player in game.players)


@pytest.mark.rule("810.9d", "810.9d#1")
def test_if_all_life_totals_are_set_a_team_says_whose_is(giants_with):
    kind = spell(LifeBecomes(LowestLife(), EACH_PLAYER))
    giants = giants_with(card("Kind", kind))
    giants.propose(LifeLost("P1", 23))
    giants.propose(LifeLost("P3", 17))
    giants.answers("P2", ("life total", "P2"))
    giants.answers("P4", ("life total", "P4"))
    giants.cast("P1", giants.hand("P1", "Kind"))
    giants.resolve()
    assert "P4 loses 6 life" in giants.told
    assert lives(giants) == [7, 7, 7, 7]


@record
class RichEnough(Test):
    """You have 50 or more life."""

    def holds(self, game, by, event):
        return game.player(by.controller).life >= 50


@pytest.mark.rule("810.9a", "810.9a#2", "104.2b")
@pytest.mark.parametrize(("life", "won"), [(49, False), (50, True)])
def test_a_condition_on_your_life_total_is_one_on_the_teams(giants_with, life, won):
    upkeep = at_the_beginning_of("upkeep", yours=True)
    endurance = TriggeredAbility((upkeep,), WinGame(), only_if=RichEnough())
    giants = giants_with(card("Endurance", endurance, types="Enchantment"))
    for player in ("P1", "P2", "P3", "P4"):
        giants.library(player, *["Plains"] * 5)
    giants.battlefield("P4", "Endurance")
    giants.propose(LifeGained("P3", life - 30))
    giants.go_to("end")
    giants.go_to("upkeep")
    giants.resolve()
    assert giants.game.state.winners == (("P3", "P4") if won else None)


@pytest.mark.rule("810.9e")
@pytest.mark.parametrize(("who", "after"), [("P2", [25, 25, 30, 30]), ("P4", [30, 30, 25, 25])])
def test_teammates_do_not_exchange_life_totals(giants_with, who, after):
    giants = giants_with(card("Swap", spell(ExchangeLife(), target(AnyPlayer()))))
    giants.propose(LifeLost("P1", 5))
    giants.answers("P1", ("target", who))
    giants.cast("P1", giants.hand("P1", "Swap"))
    giants.resolve()
    assert lives(giants) == after


@record
class Forbids(Record):
    """You can't do something."""

    what: object

    @hookimpl
    @about(LifeGained, LifeLost, PlayerGetsCounters, Wins)
    def prohibits(self, by, act):
        mine = isinstance(act, self.what) and act.player == by.controller
        return "can't" if mine else None


@pytest.mark.rule("810.9g", "810.9h")
@pytest.mark.parametrize(("what", "after"), [(LifeGained, 27), (LifeLost, 33)])
def test_what_one_of_the_team_cannot_none_of_it_can(giants_with, what, after):
    stop = card("Stop", StaticAbility(Forbids(what)), types="Enchantment")
    giants = giants_with(
        stop, card("Pay", activated(paying(PayLife(1)), GainLife(0)), types="Artifact")
    )
    giants.battlefield("P2", "Stop")
    pay = giants.battlefield("P1", "Pay")
    giants.propose(LifeGained("P1", 3))
    giants.propose(LifeLost("P1", 3))
    assert lives(giants) == [after, after, 30, 30]
    giants.settle()
    offered = giants.rules.ask.legal_actions(giants.game, "P1")
    payable = any(getattr(one, "object", 0) == pay for one in offered)
    assert payable is (what is LifeGained)


@pytest.mark.rule("810.8a")
def test_nor_can_a_team_win_of_which_one_cannot(giants_with):
    stop = card("Stop", StaticAbility(Forbids(Wins)), types="Enchantment")
    giants = giants_with(stop)
    giants.battlefield("P2", "Stop")
    giants.propose(Wins("P1"))
    assert not giants.game.over


@pytest.mark.rule("810.10c", "810.10")
def test_nor_does_a_team_get_poison_counters_of_which_one_cannot(giants_with):
    giants = giants_with(
        card("Stop", StaticAbility(Forbids(PlayerGetsCounters)), types="Enchantment")
    )
    giants.battlefield("P2", "Stop")
    for player in ("P1", "P3", "P4"):
        giants.propose(PlayerGetsCounters(player, "poison", 8))
    giants.settle()
    assert giants.game.player("P1").counters == ()
    assert giants.game.state.winners == ("P1", "P2")


@pytest.mark.rule("810.5", "400.2")
def test_teammates_may_review_each_others_hands(giants):
    for player in ("P1", "P2", "P3"):
        giants.hand(player, "Grizzly Bears")
    views = {view.owner: view for view in map(giants.see, giants.game.state.objects)}
    shown = {owner: giants.hook.shows(player="P1", view=view) for owner, view in views.items()}
    assert shown == {"P1": [False], "P2": [True], "P3": [False]}
