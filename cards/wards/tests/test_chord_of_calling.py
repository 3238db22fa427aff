"""Chord of Calling."""

import pytest

NAME = "Chord of Calling"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{X}{G}{G}{G}"


@pytest.mark.rule("107.3a", "701.23b")
def test_a_creature_of_mana_value_x_or_less(table):
    table.hand("P1", NAME)
    table.library("P1", "Grizzly Bears", "Elite Vanguard", "Hill Giant")
    table.mana("P1", "{G}{G}{G}{C}{C}")
    table.answers("P1", ("X", 2))
    table.cast("P1", NAME)
    table.answers("P1", ("search", ["Grizzly Bears"]))
    table.resolve()
    assert table.permanents("P1") == ["Grizzly Bears"]
