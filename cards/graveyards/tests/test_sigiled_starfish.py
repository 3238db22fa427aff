"""Sigiled Starfish."""

import pytest

from cardwright.authoring import Draw, Zone

NAME = "Sigiled Starfish"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Starfish"
    assert str(printed.cost) == "{1}{U}"
    assert (printed.power, printed.toughness) == (0, 3)


@pytest.mark.rule("701.22a")
def test_scry(table):
    starfish = table.battlefield("P1", NAME)
    table.library("P1", "Forest", "Island")
    table.activate("P1", starfish)
    table.answers("P1", ("bottom", ["Forest"]))
    table.resolve()
    table.propose(Draw("P1"))
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Island"]
