"""Burning Earth."""

import pytest

NAME = "Burning Earth"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{3}{R}"


@pytest.mark.rule("106.12a", "605.5a")
def test_damage_for_each_nonbasic_land(table):
    table.battlefield("P1", NAME)
    for land in ("Darksteel Citadel", "Island"):
        item = table.battlefield("P2", land)
        table.activate("P2", item, 1 if land != "Island" else 0)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (20, 19)
