"""Vision Skeins."""

import pytest

from cardwright.authoring import Zone

NAME = "Vision Skeins"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{U}"


@pytest.mark.rule("121.2c")
def test_two_cards_for_each(table):
    for player in ("P1", "P2"):
        table.library(player, "Forest", "Forest", "Forest")
    table.mana("P1", "{U}{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert [len(table.game.state.zone(Zone.HAND, player)) for player in ("P1", "P2")] == [2, 2]
