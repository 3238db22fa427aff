"""Damnation."""

import pytest

NAME = "Damnation"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{2}{B}{B}"


@pytest.mark.rule("701.8a")
def test_all_creatures(table):
    table.battlefield("P1", "Memnite")
    table.battlefield("P2", "Hill Giant")
    table.mana("P1", "{B}{B}{B}{B}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert (table.permanents("P1"), table.permanents("P2")) == ([], [])
