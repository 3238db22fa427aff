"""Battlegrowth."""

import pytest

NAME = "Battlegrowth"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{G}"


@pytest.mark.rule("122.6")
def test_a_counter(table):
    bears = table.battlefield("P1", "Grizzly Bears")
    table.mana("P1", "{G}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.see(bears).characteristics.power == 3
