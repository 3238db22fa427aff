"""Simic Initiate."""

import pytest

NAME = "Simic Initiate"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Mutant"
    assert str(printed.cost) == "{G}"
    assert (printed.power, printed.toughness) == (0, 0)


@pytest.mark.rule("702.58a")
def test_it_gives_its_counter_away_and_dies(table):
    event = table.entering("P1", NAME)
    table.propose(event)
    bears = table.entering("P1", "Grizzly Bears")
    table.propose(bears)
    table.answers("P1", ("may", True))
    table.resolve()
    assert (table.size(bears.becomes), table.permanents("P1")) == ((3, 3), ["Grizzly Bears"])
