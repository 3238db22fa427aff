"""A player who leaves a game of several (800.4)."""

import pytest

from cardwright.authoring import CREATURE, Card, GainControl, LifeLost, Zone, spell, target
from cardwright_core.actions import PassPriority
from cardwright_core.zone_changes import move
from cardwright_rules.phasing import PhasedOut


class Steal(Card):
    name = "Steal"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(GainControl(), target(CREATURE)),)


@pytest.fixture
def three(table):
    table.add_player("P3")
    return table


def leaves(table, *players):
    for player in players:
        table.propose(LifeLost(player, 20))
    table.settle()


def zone_of(table, item):
    there = table.game.state.objects.get(item)
    return there and there.zone


@pytest.mark.rule("800.4a")
def test_what_a_player_owns_leaves_the_game_with_them(three):
    theirs = [three.battlefield("P2", "Soul Warden"), three.hand("P2", "Grizzly Bears")]
    mine = three.battlefield("P1", "Soul Warden")
    three.library("P2", "Plains")
    leaves(three, "P2")
    assert [zone_of(three, item) for item in theirs] == [None, None]
    assert zone_of(three, mine) is Zone.BATTLEFIELD
    assert not three.game.state.library("P2").order()
    assert not three.game.over


@pytest.mark.rule("800.4a")
def test_effects_that_give_a_player_control_end(three):
    three.add_card(Steal)
    bears = three.battlefield("P1", "Grizzly Bears")
    three.hand("P2", "Steal")
    three.act("P1", PassPriority("P1"))
    three.cast("P2", "Steal")
    three.resolve()
    assert three.see(bears).controller == "P2"
    leaves(three, "P2")
    assert three.see(bears).controller == "P1"


@pytest.mark.rule("800.4a")
def test_effects_of_others_that_give_a_player_control_end(three):
    defector = three.battlefield("P1", "Humble Defector")
    three.library("P1", "Forest", "Forest")
    three.answers("P1", ("target", "P2"))
    three.activate("P1", defector, 0)
    three.resolve()
    assert three.see(defector).controller == "P2"
    leaves(three, "P2")
    assert (zone_of(three, defector), three.see(defector).controller) == (Zone.BATTLEFIELD, "P1")


@pytest.mark.rule("800.4a")
def test_effects_of_a_player_that_give_others_control_go_on(three):
    """P1 controlled what P3 owns as its ability gave it to P2."""
    dweller = three.graveyard("P3", "Treacherous Pit-Dweller")
    three.answers("P1", ("target", "P2"))
    three.propose(move(three.game, dweller, Zone.BATTLEFIELD, controller="P1"))
    three.resolve()
    (view,) = three.game.permanents()
    assert view.controller == "P2"
    leaves(three, "P1")
    assert three.see(view.id).controller == "P2"


@pytest.mark.rule("800.4a")
def test_what_a_player_controls_and_another_owns_is_exiled(three):
    bears = three.battlefield("P1", "Grizzly Bears")
    three.game.state.put(three.game.state.objects[bears].replace(controller="P2"))
    leaves(three, "P2")
    assert zone_of(three, bears) is None
    assert [three.see(item).name for item in three.game.state.zone(Zone.EXILE)] == ["Grizzly Bears"]


@pytest.mark.rule("800.4a", "603.6c")
def test_permanents_that_leave_the_game_do_not_die(three):
    three.battlefield("P1", "Blood Artist")
    three.battlefield("P2", "Grizzly Bears")
    leaves(three, "P2")
    assert not three.game.state.zone(Zone.STACK)
    assert "goes from the battlefield to outside the game" in three.told


@pytest.mark.rule("800.4a", "704.3")
def test_what_dies_at_the_same_time_moves_once(three):
    bears = three.battlefield("P2", "Grizzly Bears")
    status = three.game.state.status_of(bears)
    three.game.state.set_status(bears, status.replace(damage=2))
    leaves(three, "P2")
    assert zone_of(three, bears) is None


@pytest.mark.rule("800.4a", "702.26b")
def test_a_phased_out_permanent_leaves_too(three):
    bears = three.battlefield("P2", "Grizzly Bears")
    three.game.state.put(three.game.state.objects[bears].replace(controller="P1"))
    three.propose(PhasedOut(bears))
    leaves(three, "P2")
    for player in ("P1", "P3"):
        three.library(player, *["Plains"] * 5)
    three.go_to("end")
    three.go_to("upkeep")
    three.go_to("end")
    three.go_to("upkeep")
    assert three.game.state.cursor.active == "P1"
    assert zone_of(three, bears) is None


@pytest.mark.rule("104.2a")
def test_nothing_leaves_a_game_that_is_over(three):
    bears = three.battlefield("P2", "Grizzly Bears")
    leaves(three, "P3")
    leaves(three, "P2")
    assert three.game.state.winners == ("P1",)
    assert zone_of(three, bears) is Zone.BATTLEFIELD
