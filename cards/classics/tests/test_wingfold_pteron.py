"""Wingfold Pteron: a keyword counter of its controller's choice."""

import pytest

NAME = "Wingfold Pteron"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Dinosaur"
    assert str(printed.cost) == "{5}{U}"
    assert (printed.power, printed.toughness) == (3, 6)


@pytest.mark.rule("614.12a", "122.1b")
@pytest.mark.parametrize("keyword", ["flying", "hexproof"])
def test_it_enters_with_the_counter_chosen(table, keyword):
    table.answers("P1", ("counter", keyword))
    entered = table.propose(table.entering("P1", NAME))
    assert entered.counters == ((keyword, 1),)
    assert table.see(entered.becomes).has(keyword)
