"""Whispers of the Muse."""

import pytest

from cardwright.authoring import Zone

NAME = "Whispers of the Muse"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{U}"


@pytest.mark.rule("702.27a")
@pytest.mark.parametrize("bought", [True, False])
def test_buyback(table, bought):
    table.library("P1", "Forest")
    table.mana("P1", "{U}{C}{C}{C}{C}{C}")
    table.answers("P1", ("additional costs", ["buyback"] if bought else []))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    hand = [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")]
    assert hand == ["Forest", NAME][: 1 + bought]
