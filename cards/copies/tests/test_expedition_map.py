"""Expedition Map."""

import pytest

from cardwright.authoring import Zone

NAME = "Expedition Map"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{1}"


@pytest.mark.rule("701.23a")
def test_a_land_card(table):
    expedition = table.battlefield("P1", NAME)
    table.library("P1", "Opt", "Forest")
    table.mana("P1", "{C}{C}")
    table.activate("P1", expedition)
    table.answers("P1", ("search", ["Forest"]))
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
