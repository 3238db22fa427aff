"""Harmonize."""

import pytest

from cardwright.authoring import Zone

NAME = "Harmonize"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{2}{G}{G}"


@pytest.mark.rule("121.2")
def test_three_cards(table):
    table.library("P1", *["Forest"] * 4)
    table.mana("P1", "{C}{C}{G}{G}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 3
