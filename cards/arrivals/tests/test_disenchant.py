"""Disenchant."""

import pytest

NAME = "Disenchant"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{W}"


@pytest.mark.rule("701.8a")
def test_an_artifact_or_enchantment(table):
    table.battlefield("P2", "Panharmonicon")
    table.battlefield("P2", "Grizzly Bears")
    table.battlefield("P2", "Forest")
    table.mana("P1", "{W}{W}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P2") == ["Grizzly Bears", "Forest"]
