"""Heartbeat of Spring."""

import pytest

NAME = "Heartbeat of Spring"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{G}"


@pytest.mark.rule("106.12a")
def test_one_more_for_who_taps_a_land(table):
    table.battlefield("P1", NAME)
    table.activate("P2", table.battlefield("P2", "Island"))
    assert [unit.type for unit in table.game.player("P2").pool] == ["U", "U"]
