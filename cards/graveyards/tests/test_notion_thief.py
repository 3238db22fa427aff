"""Notion Thief."""

import pytest

from cardwright.authoring import Draw, Zone

NAME = "Notion Thief"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Rogue"
    assert str(printed.cost) == "{2}{U}{B}"
    assert (printed.power, printed.toughness) == (3, 1)


@pytest.mark.rule("614.11")
def test_an_opponents_draw_is_yours(table):
    table.battlefield("P1", NAME)
    table.library("P1", "Forest")
    table.library("P2", "Island")
    table.propose(Draw("P2"))
    hands = [len(table.game.state.zone(Zone.HAND, player)) for player in ("P1", "P2")]
    assert hands == [1, 0]


@pytest.mark.rule("614.11", "504.1")
def test_not_the_first_one_of_a_draw_step(table):
    table.battlefield("P1", NAME)
    table.library("P1", *["Forest"] * 3)
    table.library("P2", *["Island"] * 3)
    table.answers("P1", ("attackers", []))
    table.go_to("draw")
    hands = [len(table.game.state.zone(Zone.HAND, player)) for player in ("P1", "P2")]
    assert hands == [0, 1]
    table.propose(Draw("P2"))
    hands = [len(table.game.state.zone(Zone.HAND, player)) for player in ("P1", "P2")]
    assert hands == [1, 1]
