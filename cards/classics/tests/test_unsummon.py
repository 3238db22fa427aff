"""Unsummon: a creature goes back."""

import pytest

from cardwright.authoring import Zone

NAME = "Unsummon"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{U}"


@pytest.mark.rule("400.3")
def test_to_its_owners_hand(table):
    table.battlefield("P2", BEARS)
    table.mana("P1", "{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P2")] == [BEARS]
