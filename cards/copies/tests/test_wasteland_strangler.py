"""Wasteland Strangler."""

import pytest

from cardwright.authoring import Zone

NAME = "Wasteland Strangler"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Eldrazi Processor"
    assert str(printed.cost) == "{2}{B}"
    assert (printed.power, printed.toughness) == (3, 2)


@pytest.mark.rule("608.2c")
def test_a_card_of_an_opponent_from_exile(table):
    table.propose(table.moving(table.hand("P2", "Opt"), Zone.EXILE))
    giant = table.battlefield("P2", "Hill Giant")
    table.propose(table.entering("P1", NAME))
    table.answers("P1", ("target", giant), ("may", True))
    table.resolve()
    assert not table.game.exists(giant)
    assert table.game.state.zone(Zone.EXILE) == ()
