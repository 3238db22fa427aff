"""Darksteel Citadel."""

import pytest

from cardwright_rules.destruction import Destroyed

NAME = "Darksteel Citadel"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Land"


@pytest.mark.rule("702.12b")
def test_it_is_not_destroyed(table):
    land = table.battlefield("P1", NAME)
    table.propose(Destroyed(land))
    assert table.game.exists(land)
    table.activate("P1", land, 1)
    assert [unit.type for unit in table.game.player("P1").pool] == ["C"]
