"""Panoptic Mirror."""

import pytest

from cardwright.authoring import Zone

NAME = "Panoptic Mirror"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{5}"


@pytest.mark.rule("607.2a", "707.12")
def test_a_copy_each_upkeep(table):
    mirror = table.battlefield("P1", NAME)
    for player in ("P1", "P2"):
        table.library(player, *["Forest"] * 3)
    table.hand("P1", "Shock")
    table.hand("P1", "Opt")
    table.mana("P1", "{C}")
    table.answers("P1", ("X", 1), ("may", True), ("object", "Shock"))
    table.activate("P1", mirror)
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.EXILE)] == ["Shock"]
    table.go_to("upkeep")
    table.go_to("end of combat")
    table.go_to("upkeep")
    table.answers("P1", ("may", True), ("cast", lambda _: True), ("target", "P2"))
    table.resolve()
    assert table.life("P2") == 18
