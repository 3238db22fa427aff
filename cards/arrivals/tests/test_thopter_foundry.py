"""Thopter Foundry."""

import pytest

NAME = "Thopter Foundry"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{W/B}{U}"


@pytest.mark.rule("602.2b", "111.3")
def test_a_thopter_and_a_life(table):
    foundry = table.battlefield("P1", NAME)
    table.mana("P1", "{C}")
    table.activate("P1", foundry)
    table.resolve()
    assert table.permanents("P1") == ["Thopter Token"]
    (thopter,) = table.game.permanents("P1")
    assert thopter.has("flying")
    assert table.life("P1") == 21
