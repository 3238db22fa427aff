"""Stroke of Genius: a player draws X cards."""

import pytest

from cardwright.authoring import Zone

CARD = "Stroke of Genius"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{X}{2}{U}", "Instant")


@pytest.mark.rule("107.3a")
@pytest.mark.parametrize("x", [0, 2])
def test_x_cards_are_drawn(table, x):
    table.library("P2", "Island", "Island", "Island")
    table.mana("P1", "{U}{C}{C}" + "{C}" * x)
    if x:  # else there is nothing to choose
        table.answers("P1", ("X", x))
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P2")) == x
