"""Staggershock."""

import pytest

from cardwright.authoring import Zone

NAME = "Staggershock"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{2}{R}"


@pytest.mark.rule("702.88a")
def test_rebound(table):
    table.mana("P1", "{C}{C}{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    for player in ("P2", "P1"):
        table.library(player, "Forest")
        table.go_to("end")
        table.go_to("upkeep")
    table.answers("P1", ("cast", lambda option: option.name == NAME), ("target", "P2"))
    table.resolve()
    (item,) = table.game.state.zone(Zone.GRAVEYARD, "P1")
    assert (table.life("P2"), table.see(item).name) == (16, NAME)
