"""Isochron Scepter: an exiled instant of mana value 2 at most, copied again and again."""

import pytest

from cardwright.authoring import Zone

CARD = "Isochron Scepter"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}", "Artifact")


def imprinted(table, *hand):
    cards = table.hand("P1", *hand)
    scepter = table.propose(table.entering("P1", CARD)).becomes
    table.answers("P1", ("may", True))
    table.resolve()
    return scepter, cards


@pytest.mark.rule("607.2a", "707.12")
def test_it_casts_a_copy_for_nothing(table):
    scepter, _ = imprinted(table, "Lightning Bolt")
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("may", True), ("cast", "cast Lightning Bolt as Isochron Scepter permits"))
    table.answers("P1", ("target", "P2"))
    table.activate("P1", scepter, 1)
    table.resolve()
    assert table.life("P2") == 17
    assert len(table.game.state.zone(Zone.EXILE)) == 1


@pytest.mark.rule("607.2a")
def test_what_costs_more_than_two_is_no_choice(table):
    imprinted(table, "Murder")
    assert table.game.state.zone(Zone.EXILE) == ()


def test_copying_is_a_choice(table):
    scepter, _ = imprinted(table, "Lightning Bolt")
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("may", False))
    table.activate("P1", scepter, 1)
    table.resolve()
    assert "casts" not in table.told
