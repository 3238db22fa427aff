"""Cloudshift: exiled and back at once, under your control."""

import pytest

from cardwright.authoring import CREATURE, Card, Each, GainControl, make_token, spell

SHIFT = "Cloudshift"
BEARS = "Grizzly Bears"


class Rally(Card):
    """Its controller gains control of each creature."""

    name = "Rally"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(GainControl(what=Each(CREATURE))),)


@pytest.fixture
def table(table):
    table.add_card(Rally)
    return table


def cast(table, name):
    table.hand("P1", name)
    table.mana("P1", "{W}")
    table.cast("P1", name)
    table.resolve()


def test_as_printed(table):
    shift = table.see(table.hand("P1", SHIFT)).characteristics
    assert (str(shift.cost), shift.types) == ("{W}", ("Instant",))


@pytest.mark.rule("400.7", "400.7j")
def test_it_returns_as_another_object(table):
    bears = table.battlefield("P1", BEARS, counters={"+1/+1": 1})
    cast(table, SHIFT)
    (view,) = table.game.permanents("P1")
    assert view.id != bears
    assert view.characteristics.power == 2


@pytest.mark.rule("110.2a", "611.2c")
def test_what_was_stolen_stays_with_the_thief(table):
    table.battlefield("P2", BEARS)
    cast(table, "Rally")
    cast(table, SHIFT)
    (view,) = table.game.permanents("P1")
    assert (view.name, view.owner, view.object.controller) == (BEARS, "P2", "P1")


@pytest.mark.rule("111.8", "704.5d")
def test_a_token_does_not_return(table):
    values = table.see(table.hand("P1", BEARS)).characteristics
    table.propose(make_token(table.game, values, "P1"))
    cast(table, SHIFT)
    assert table.permanents() == []
