"""Humble Defector."""

import pytest

from cardwright.authoring import Zone

NAME = "Humble Defector"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Rogue"
    assert str(printed.cost) == "{1}{R}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("613.1b", "602.5b")
def test_two_cards_and_it_changes_sides(table):
    defector = table.battlefield("P1", NAME)
    table.library("P1", "Forest", "Forest", "Forest")
    table.activate("P1", defector)
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2
    assert table.see(defector).controller == "P2"
