"""Coral Atoll."""

import pytest

NAME = "Coral Atoll"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("118.12a")
@pytest.mark.parametrize(("island", "expected"), [(True, ["Coral Atoll"]), (False, [])])
def test_it_stays_if_an_island_goes(table, island, expected):
    if island:
        table.battlefield("P1", "Island")
    table.propose(table.entering("P1", NAME))
    if island:
        table.answers("P1", ("pay cost", True))
    table.resolve()
    assert table.permanents("P1") == expected
