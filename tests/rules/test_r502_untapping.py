"""Permanents that stay tapped in an untap step, by choice or because they have to (502.3)."""

import pytest

from cardwright.authoring import (
    ARTIFACT,
    PERMANENT,
    TARGET_PLAYER,
    AnyPlayer,
    Card,
    DoesntUntapNext,
    Duration,
    GainControl,
    MayStayTapped,
    SkipNext,
    StaticAbility,
    StepBegins,
    Tapped,
    activated,
    paying,
    target,
)


class Chains(Card):
    name = "Chains"
    types = "Artifact"
    abilities = (
        activated(paying("{0}"), DoesntUntapNext(), target(PERMANENT)),
        activated(paying("{0}"), GainControl(Duration.FOREVER), target(PERMANENT)),
        activated(paying("{0}"), SkipNext(StepBegins, "untap", TARGET_PLAYER), target(AnyPlayer())),
    )


class Lever(Card):
    """Its controller's artifacts may stay tapped."""

    name = "Lever"
    types = "Artifact"
    abilities = (StaticAbility(MayStayTapped(ARTIFACT)),)


@pytest.fixture
def chains(table):
    table.add_card(Chains)
    table.library("P1", *["Forest"] * 4)
    table.library("P2", *["Forest"] * 4)
    return table.battlefield("P1", "Chains")


def tapped_in_upkeeps(table, item, count):
    found = []
    for _ in range(count):
        table.go_to("end")
        table.go_to("upkeep")
        found.append(table.game.state.status_of(item).tapped)
    return found


def chain(table, chains, number, wanted):
    table.answers("P1", ("target", wanted))
    table.activate("P1", chains, number)
    table.resolve()


@pytest.mark.rule("502.3")
def test_it_stays_tapped_in_one_untap_step_of_its_controller(table, chains):
    land = table.battlefield("P2", "Forest")
    table.propose(Tapped(land))
    chain(table, chains, 0, land)
    assert tapped_in_upkeeps(table, land, 3) == [True, True, False]


@pytest.mark.rule("502.3")
def test_the_step_is_used_up_though_it_was_untapped(table, chains):
    land = table.battlefield("P2", "Forest")
    chain(table, chains, 0, land)
    table.go_to("end")
    table.go_to("upkeep")
    table.propose(Tapped(land))
    assert tapped_in_upkeeps(table, land, 2) == [True, False]


@pytest.mark.rule("502.3")
def test_whoever_controls_it_then(table, chains):
    land = table.battlefield("P2", "Forest")
    table.propose(Tapped(land))
    chain(table, chains, 0, land)
    chain(table, chains, 1, land)
    assert tapped_in_upkeeps(table, land, 4) == [True, True, True, False]


@pytest.mark.rule("502.3", "614.10a")
def test_a_step_that_is_skipped_is_not_the_next_one(table, chains):
    land = table.battlefield("P2", "Forest")
    table.propose(Tapped(land))
    chain(table, chains, 0, land)
    chain(table, chains, 2, "P2")
    assert tapped_in_upkeeps(table, land, 5) == [True, True, True, True, False]


@pytest.mark.rule("502.3")
def test_its_controller_chooses_which_of_those_stay_tapped(table):
    table.add_card(Lever)
    table.library("P2", "Forest")
    lever = table.battlefield("P2", "Lever")
    golem, land, citadel = table.battlefield("P2", "Memnite", "Forest", "Darksteel Citadel")
    items = (lever, golem, land, citadel)
    for item in items:
        table.propose(Tapped(item))
    table.answers("P2", ("stay tapped", ["Lever", "Memnite"]))
    table.go_to("end")
    table.go_to("upkeep")
    tapped = [table.game.state.status_of(item).tapped for item in items]
    assert tapped == [True, True, False, False]
