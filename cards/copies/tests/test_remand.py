"""Remand."""

import pytest

from cardwright.authoring import Zone

NAME = "Remand"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{U}"


@pytest.mark.rule("701.6a", "608.2c")
def test_it_goes_to_the_hand(table):
    table.library("P2", "Forest")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.mana("P2", "{U}{U}")
    table.cast("P2", table.hand("P2", NAME))
    table.resolve()
    assert [len(table.game.state.zone(Zone.HAND, player)) for player in ("P1", "P2")] == [1, 1]
    assert table.life("P2") == 20
