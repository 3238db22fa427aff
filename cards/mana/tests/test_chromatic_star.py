"""Chromatic Star."""

import pytest

from cardwright.authoring import Zone

NAME = "Chromatic Star"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{1}"


@pytest.mark.rule("605.1a", "603.6c")
def test_a_mana_ability_and_a_trigger_besides(table):
    table.library("P1", "Forest")
    star = table.battlefield("P1", NAME)
    table.mana("P1", "{C}")
    table.answers("P1", ("mana type", "U"))
    table.activate("P1", star)
    assert [unit.type for unit in table.game.player("P1").pool] == ["U"]
    table.settle()
    assert table.stack == [f"ability of {NAME}"]
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
