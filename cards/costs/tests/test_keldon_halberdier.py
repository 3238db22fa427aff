"""Keldon Halberdier."""

import pytest

from cardwright.authoring import Zone

NAME = "Keldon Halberdier"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Warrior"
    assert str(printed.cost) == "{4}{R}"
    assert (printed.power, printed.toughness) == (4, 1)


@pytest.mark.rule("702.62a")
def test_suspended_with_four_time_counters(table):
    item = table.hand("P1", NAME)
    table.mana("P1", "{R}")
    table.act("P1", lambda option: str(option) == f"suspend {NAME}")
    (there,) = table.game.state.zone(Zone.EXILE)
    assert (table.counters(there), table.game.exists(item)) == ({"time": 4}, False)
