"""Sol Ring."""

import pytest

NAME = "Sol Ring"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{1}"


@pytest.mark.rule("605.1a")
def test_two_colorless(table):
    table.activate("P1", table.battlefield("P1", NAME))
    assert [unit.type for unit in table.game.player("P1").pool] == ["C", "C"]
