"""Rampant Growth: a basic land, tapped, if it is found."""

import pytest


def cast(table, found):
    table.library("P1", "Grizzly Bears", "Forest", "Island")
    table.hand("P1", "Rampant Growth")
    table.mana("P1", "{C}{G}")
    table.answers("P1", ("search", found))
    table.cast("P1", "Rampant Growth")
    table.resolve()


def test_as_printed(table):
    printed = table.see(table.hand("P1", "Rampant Growth")).characteristics
    assert (str(printed.cost), printed.types) == ("{1}{G}", ("Sorcery",))


@pytest.mark.rule("701.23a")
def test_it_enters_tapped(table):
    cast(table, "Island")
    (view,) = table.game.permanents("P1")
    assert view.name == "Island"
    assert table.game.state.status_of(view.id).tapped


@pytest.mark.rule("701.23b")
def test_nothing_has_to_be_found(table):
    cast(table, [])
    assert table.permanents() == []
    assert len(table.game.state.library("P1")) == 3
