"""Ruin-Lurker Bat."""

import pytest

from cardwright.authoring import Zone

NAME = "Ruin-Lurker Bat"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Bat"
    assert str(printed.cost) == "{W}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("700.11", "603.4")
@pytest.mark.parametrize(("card", "scries"), [("Island", True), ("Divination", False)])
def test_it_scries_in_a_turn_in_which_its_controller_descended(table, card, scries):
    table.battlefield("P1", NAME)
    table.library("P1", "Forest")
    table.propose(table.moving(table.hand("P1", card), Zone.GRAVEYARD))
    table.answers("P1", ("attackers", []))
    if scries:
        table.answers("P1", ("bottom", ["Forest"]))
    table.go_to("end")
    table.resolve()
