"""Phasing: treated as though it did not exist, and the same object afterwards (702.26)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    THIS,
    WHILE_YOU_CONTROL_THIS,
    AddPT,
    Card,
    Duration,
    Enters,
    GainControl,
    GainLife,
    HasCounters,
    Layer,
    Leaves,
    Part,
    PhasedIn,
    PhasedOut,
    Remains,
    activated,
    another,
    static,
    target,
    triggered,
    whenever,
)
from cardwright_rules.losing import Concedes

BEARS = "Grizzly Bears"


class Ghost(Card):
    name = "Ghost"
    types = "Creature — Spirit"
    power, toughness = 1, 1
    keywords = ("defender", "phasing")
    abilities = (
        static(Part(Layer.MODIFY_PT, another(CREATURE), AddPT(1, 1))),
        triggered(whenever(Enters, another(CREATURE)), GainLife(1)),
        triggered(whenever(PhasedOut, THIS), GainLife(10)),
        triggered(whenever(PhasedIn, THIS), GainLife(100)),
    )


class Watcher(Card):
    name = "Watcher"
    types = "Enchantment"
    abilities = (triggered((whenever(Enters), whenever(Leaves)), GainLife(1000)),)


class Hunter(Card):
    name = "Hunter"
    types = "Creature"
    power, toughness = 1, 1
    abilities = (
        activated(
            "{0}",
            GainControl(Duration.while_true(Remains(HasCounters("bounty")))),
            target(CREATURE),
        ),
        activated("{0}", GainControl(WHILE_YOU_CONTROL_THIS), target(CREATURE)),
    )


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(Hunter)
    table.add_card(Ghost)
    table.add_card(Watcher)
    for player in ("P1", "P2"):
        table.library(player, *["Forest"] * 9)


@pytest.mark.rule("702.26b", "702.26d")
def test_nothing_sees_it_while_it_is_phased_out(table):
    ghost = table.battlefield("P1", "Ghost", tapped=True, counters={"+1/+1": 2})
    bears = table.battlefield("P1", BEARS)
    assert table.see(bears).characteristics.power == 3
    table.propose(PhasedOut(ghost))
    assert table.permanents() == [BEARS]
    assert table.see(bears).characteristics.power == 2
    assert not table.game.exists(ghost)
    table.resolve()
    assert table.life("P1") == 30  # it looks back at itself
    table.propose(table.entering("P1", BEARS))
    table.resolve()
    assert table.life("P1") == 30
    table.propose(PhasedIn(ghost))
    assert table.see(bears).characteristics.power == 3
    assert table.see(ghost).object.count("+1/+1") == 2
    assert table.game.state.status_of(ghost).tapped


@pytest.mark.rule("702.26d", "603.10b")
def test_it_neither_leaves_nor_enters(table):
    table.battlefield("P1", "Watcher")
    ghost = table.battlefield("P1", "Ghost")
    table.propose(PhasedOut(ghost))
    table.propose(PhasedIn(ghost))
    table.answers("P1", ("order triggers", lambda t: isinstance(t.event, PhasedOut)))
    table.resolve()
    assert table.life("P1") == 130


@pytest.mark.rule("702.26a", "502.1")
def test_with_the_keyword_it_phases_out_and_in_before_its_controller_untaps(table):
    ghost = table.battlefield("P1", "Ghost", tapped=True)
    theirs = table.battlefield("P2", "Ghost")
    for step in ("upkeep", "end"):
        table.go_to(step)
    assert [view.id for view in table.game.permanents()] == [ghost]
    table.go_to("upkeep")
    assert table.permanents() == []
    for step in ("end", "upkeep"):
        table.go_to(step)
    assert [view.id for view in table.game.permanents()] == [theirs]
    for step in ("end", "upkeep"):
        table.go_to(step)
    assert [view.id for view in table.game.permanents()] == [theirs, ghost]
    assert not table.game.state.status_of(ghost).tapped


@pytest.mark.rule("702.26d", "302.6")
def test_it_is_not_sick_when_it_phases_in(table):
    ghost = table.battlefield("P1", "Ghost")
    since = table.see(ghost).object.since
    table.propose(PhasedOut(ghost))
    table.propose(PhasedIn(ghost))
    assert table.see(ghost).object.since == since


@pytest.mark.rule("702.26g", "702.26h")
def test_what_is_attached_goes_and_comes_with_it(table):
    ghost = table.battlefield("P1", "Ghost")
    bears = table.battlefield("P1", BEARS)
    state = table.game.state
    state.put(state.objects[bears].replace(attached=ghost))
    table.propose(PhasedOut(ghost))
    assert table.permanents() == []
    table.propose(PhasedIn(ghost))
    assert table.permanents() == ["Ghost", BEARS]


@pytest.mark.rule("702.26f", "611.2b")
@pytest.mark.parametrize("kind", ["counted", "source", "other"])
def test_an_effect_that_tracks_what_phases_out_ends(table, kind):
    hunter = table.battlefield("P1", "Hunter")
    bears = table.battlefield("P2", BEARS, counters={"bounty": 1})
    table.answers("P1", ("target", bears))
    table.activate("P1", hunter, int(kind != "counted"))
    table.resolve()
    assert table.see(bears).controller == "P1"
    gone = hunter if kind == "source" else bears
    table.propose(PhasedOut(gone))
    table.propose(PhasedIn(gone))
    assert table.see(bears).controller == ("P1" if kind == "other" else "P2")


@pytest.fixture
def lent(table):
    """Bears of P1 that phased out under the control of P2, with the Aura that gave it."""
    table.add_player("P3")
    for player in ("P1", "P2", "P3"):
        table.library(player, *["Plains"] * 9)
    bears = table.battlefield("P1", BEARS)
    aura = table.battlefield("P2", "Control Magic")
    table.game.state.put(table.game.state.objects[aura].replace(attached=bears))
    table.settle()
    assert table.see(bears).controller == "P2"
    table.propose(PhasedOut(bears))
    return bears


@pytest.mark.rule("702.26n", "702.26k", "800.4a")
def test_it_phases_in_as_the_turn_of_who_left_would_have_begun(table, lent):
    table.propose(Concedes("P2"))
    table.go_to("end")
    assert table.permanents() == []
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P3"
    assert (table.permanents(), table.see(lent).controller) == ([BEARS], "P1")


@pytest.mark.rule("702.26a", "702.26d")
def test_it_phases_in_for_nobody_elses_turn(table, lent):
    table.propose(Concedes("P3"))
    table.go_to("end")
    assert table.permanents() == []
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P2"
    assert table.see(lent).controller == "P2"


@pytest.mark.rule("702.26g", "702.26k")
def test_it_phases_in_without_an_aura_that_left_the_game(table):
    table.add_player("P3")
    for player in ("P1", "P2", "P3"):
        table.library(player, *["Plains"] * 9)
    bears = table.battlefield("P1", BEARS)
    aura = table.battlefield("P2", "Alpha Authority")
    table.game.state.put(table.game.state.objects[aura].replace(attached=bears))
    table.propose(PhasedOut(bears))
    table.propose(Concedes("P2"))
    for step in ("end", "upkeep", "end", "upkeep"):
        table.go_to(step)
    assert table.game.state.cursor.active == "P1"
    assert table.permanents() == [BEARS]
    assert not table.see(bears).has("hexproof")
