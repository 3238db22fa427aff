"""Multani's Presence."""

import pytest

from cardwright.authoring import Zone

NAME = "Multani's Presence"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{G}"


@pytest.mark.rule("603.2", "701.6a")
def test_a_card_for_a_countered_spell(table):
    table.battlefield("P1", NAME)
    table.library("P1", "Forest")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.mana("P2", "{U}{U}")
    table.cast("P2", table.hand("P2", "Counterspell"))
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
