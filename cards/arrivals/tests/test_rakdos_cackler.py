"""Rakdos Cackler."""

import pytest

NAME = "Rakdos Cackler"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Devil"
    assert str(printed.cost) == "{B/R}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("702.98a")
@pytest.mark.parametrize("unleashed", [True, False])
def test_unleashed_or_not(table, unleashed):
    event = table.entering("P1", NAME)
    table.answers("P1", ("unleash", unleashed))
    table.propose(event)
    assert table.size(event.becomes) == ((2, 2) if unleashed else (1, 1))
