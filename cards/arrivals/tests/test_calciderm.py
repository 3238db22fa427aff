"""Calciderm."""

import pytest

NAME = "Calciderm"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Beast"
    assert str(printed.cost) == "{2}{W}{W}"
    assert (printed.power, printed.toughness) == (5, 5)


@pytest.mark.rule("702.63a")
def test_it_enters_with_four_time_counters(table):
    event = table.entering("P1", NAME)
    table.propose(event)
    assert (table.counters(event.becomes), table.has(event.becomes, "shroud")) == (
        {"time": 4},
        True,
    )
