"""Thought Scour."""

import pytest

from cardwright.authoring import Zone

NAME = "Thought Scour"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{U}"


@pytest.mark.rule("701.17a")
def test_two_cards_are_milled_and_one_is_drawn(table):
    table.library("P1", "Forest")
    table.library("P2", "Island", "Island", "Island")
    table.mana("P1", "{U}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P2")) == 2
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
