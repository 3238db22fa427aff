"""Urza's Mine."""

import pytest

NAME = "Urza's Mine"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land — Urza's Mine"


@pytest.mark.rule("605.1a")
def test_one_mana_without_the_others(table):
    table.activate("P1", table.battlefield("P1", NAME))
    assert [unit.type for unit in table.game.player("P1").pool] == ["C"]
