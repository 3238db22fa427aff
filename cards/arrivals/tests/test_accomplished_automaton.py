"""Accomplished Automaton."""

import pytest

NAME = "Accomplished Automaton"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Construct"
    assert str(printed.cost) == "{7}"
    assert (printed.power, printed.toughness) == (5, 7)


@pytest.mark.rule("702.123a")
@pytest.mark.parametrize(
    ("counters", "permanents"), [(True, [NAME]), (False, [NAME, "Servo Token"])]
)
def test_it_grows_or_makes_a_servo(table, counters, permanents):
    table.propose(table.entering("P1", NAME))
    table.answers("P1", ("counters", counters))
    table.resolve()
    assert table.permanents("P1") == permanents
