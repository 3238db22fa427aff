"""Into the Roil: a nonland permanent goes back, and kicked it draws a card."""

import pytest

from cardwright.authoring import Zone

CARD = "Into the Roil"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{U}", "Instant")


@pytest.mark.rule("702.33a")
@pytest.mark.parametrize("kicked", [True, False])
def test_kicked_it_draws(table, kicked):
    table.battlefield("P2", "Grizzly Bears", "Forest")
    table.library("P1", "Island")
    table.mana("P1", "{U}{U}{C}{C}" if kicked else "{U}{C}")
    table.answers("P1", ("additional costs", "kicker {1}{U}" if kicked else []))
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert table.permanents() == ["Forest"]
    assert len(table.game.state.zone(Zone.HAND, "P1")) == int(kicked)
