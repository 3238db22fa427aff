"""Flickerwisp: another permanent goes, and comes back at the next end step."""

import pytest

from cardwright.authoring import Zone, make_token

WISP = "Flickerwisp"
BEARS = "Grizzly Bears"


def enter(table, target):
    table.answers("P1", ("target", target))
    table.propose(table.entering("P1", WISP))
    table.resolve()


def test_as_printed(table):
    wisp = table.see(table.hand("P1", WISP)).characteristics
    assert (str(wisp.cost), wisp.subtypes) == ("{1}{W}{W}", ("Elemental",))
    assert (wisp.power, wisp.toughness, wisp.has("flying")) == (3, 1, True)


@pytest.mark.rule("603.7")
@pytest.mark.parametrize("gone", [False, True])
def test_it_returns_under_its_owners_control_even_without_the_wisp(table, gone):
    bears, _ = table.battlefield("P2", BEARS, "Forest")
    enter(table, bears)
    assert table.permanents("P2") == ["Forest"]
    if gone:
        (wisp,) = (view.id for view in table.game.permanents("P1"))
        table.propose(table.moving(wisp, Zone.GRAVEYARD))
    table.go_to("end")
    table.resolve()
    assert table.permanents("P2") == ["Forest", BEARS]


@pytest.mark.rule("513.2")
def test_what_triggers_at_the_beginning_of_the_end_step_does_not(table):
    table.battlefield("P2", "Forest")
    table.propose(table.entering("P1", WISP))
    table.resolve()
    table.go_to("end")
    assert table.stack == [f"ability of {WISP}"]
    table.resolve()
    assert table.permanents("P2") == ["Forest"]


@pytest.mark.rule("704.5d", "111.8")
def test_a_token_does_not_return(table):
    bears = table.hand("P2", BEARS)
    token = table.propose(make_token(table.game, table.see(bears).characteristics, "P2")).becomes
    table.battlefield("P2", "Forest")
    enter(table, token)
    table.go_to("end")
    table.resolve()
    assert table.permanents("P2") == ["Forest"]
