"""Sylvan Advocate."""

import pytest

NAME = "Sylvan Advocate"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Elf Druid Ally"
    assert str(printed.cost) == "{1}{G}"
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("611.3a")
@pytest.mark.parametrize(("lands", "power"), [(5, 2), (6, 4)])
def test_with_six_lands(table, lands, power):
    advocate = table.battlefield("P1", NAME)
    for _ in range(lands):
        table.battlefield("P1", "Forest")
    assert table.see(advocate).characteristics.power == power
