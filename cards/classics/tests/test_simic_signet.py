"""Simic Signet: one mana becomes two."""

import pytest

NAME = "Simic Signet"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{2}"


@pytest.mark.rule("605.3a")
def test_one_mana_becomes_two(table):
    table.mana("P1", "{C}")
    table.activate("P1", table.battlefield("P1", NAME))
    assert pool(table) == "GU"
