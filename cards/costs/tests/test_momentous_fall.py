"""Momentous Fall."""

import pytest

from cardwright.authoring import Zone

NAME = "Momentous Fall"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{2}{G}{G}"


@pytest.mark.rule("608.2h")
def test_cards_for_its_power_and_life_for_its_toughness(table):
    table.library("P1", *["Forest"] * 5)
    table.battlefield("P1", "Geralf's Messenger")
    table.mana("P1", "{C}{C}{G}{G}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 3
    assert table.life("P1") == 22
