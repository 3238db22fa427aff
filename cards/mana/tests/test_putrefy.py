"""Putrefy."""

import pytest

NAME = "Putrefy"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{B}{G}"


@pytest.mark.rule("701.8a")
def test_an_artifact_or_creature_is_destroyed(table):
    table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{C}{B}{G}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P2") == []
