"""Wastes."""

import pytest

NAME = "Wastes"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Basic Land"


@pytest.mark.rule("305.6", "205.4c")
def test_a_basic_land_without_a_basic_land_type(table):
    wastes = table.battlefield("P1", NAME)
    assert table.see(wastes).is_a("Basic")
    assert table.see(wastes).characteristics.subtypes == ()
    table.activate("P1", wastes)
    assert [unit.type for unit in table.game.player("P1").pool] == ["C"]
