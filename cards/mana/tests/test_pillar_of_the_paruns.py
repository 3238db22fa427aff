"""Pillar of the Paruns."""

import pytest

NAME = "Pillar of the Paruns"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("106.6", "105.2b")
def test_its_mana_is_for_multicolored_spells(table):
    table.answers("P1", ("mana type", "W"))
    table.activate("P1", table.battlefield("P1", NAME))
    lions, familiar = table.hand("P1", "Savannah Lions"), table.hand("P1", "Judge's Familiar")
    with pytest.raises(AssertionError, match="not among the options"):
        table.cast("P1", lions)
    table.answers("P1", ("symbol", "W"))
    table.cast("P1", familiar)
    assert table.stack == ["Judge's Familiar"]
