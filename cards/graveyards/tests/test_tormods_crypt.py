"""Tormod's Crypt."""

import pytest

from cardwright.authoring import Zone

NAME = "Tormod's Crypt"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{0}"


@pytest.mark.rule("701.13")
def test_a_graveyard_is_exiled(table):
    crypt = table.battlefield("P1", NAME)
    for player in ("P1", "P2"):
        table.propose(table.moving(table.hand(player, "Island"), Zone.GRAVEYARD))
    table.answers("P1", ("target", "P2"))
    table.activate("P1", crypt)
    table.resolve()
    assert table.game.state.zone(Zone.GRAVEYARD, "P2") == ()
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P1")) == 2
