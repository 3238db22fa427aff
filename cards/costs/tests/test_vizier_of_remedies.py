"""Vizier of Remedies."""

import pytest

from cardwright.authoring import CountersPut

NAME = "Vizier of Remedies"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Cleric"
    assert str(printed.cost) == "{1}{W}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("614.1a", "614.6")
def test_one_less_and_none_of_one(table):
    table.battlefield("P1", NAME)
    giant = table.battlefield("P1", "Hill Giant")
    table.propose(CountersPut(giant, "-1/-1", 1))
    assert table.see(giant).object.count("-1/-1") == 0
    table.propose(CountersPut(giant, "-1/-1", 3))
    assert table.see(giant).object.count("-1/-1") == 2
