"""Blustersquall."""

import pytest

NAME = "Blustersquall"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{U}"


@pytest.mark.rule("702.96a", "702.96b")
@pytest.mark.parametrize(("overloaded", "tapped"), [(False, [True, False]), (True, [True, True])])
def test_one_or_each(table, overloaded, tapped):
    theirs = [table.battlefield("P2", "Memnite") for _ in range(2)]
    table.battlefield("P1", "Memnite")
    table.mana("P1", "{U}{U}{U}{U}" if overloaded else "{U}")
    if overloaded:
        table.answers("P1", ("cost", NAME))
    else:
        table.answers("P1", ("cost", "mana cost"), ("target", theirs[0]))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert [table.game.state.status_of(item).tapped for item in theirs] == tapped
