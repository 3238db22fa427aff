"""Price of Glory."""

import pytest

NAME = "Price of Glory"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{R}"


@pytest.mark.rule("106.12a")
def test_a_land_that_is_tapped_in_anothers_turn_is_destroyed(table):
    table.battlefield("P1", NAME)
    table.activate("P1", table.battlefield("P1", "Island"))
    table.activate("P2", table.battlefield("P2", "Forest"))
    table.resolve()
    assert (table.permanents("P1"), table.permanents("P2")) == ([NAME, "Island"], [])
