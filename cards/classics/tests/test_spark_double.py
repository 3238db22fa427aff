"""Spark Double: a copy that is not legendary and has one more counter."""

import pytest

DOUBLE = "Spark Double"
BEARS = "Grizzly Bears"


def enter(table, copied, *more):
    table.answers("P1", ("copy", copied), *more)
    return table.see(table.propose(table.entering("P1", DOUBLE)).becomes)


def test_as_printed(table):
    printed = table.see(table.hand("P1", DOUBLE)).characteristics
    assert (str(printed.cost), printed.subtypes, printed.power) == ("{3}{U}", ("Illusion",), 0)


@pytest.mark.rule("707.9b", "707.9e", "707.9f")
def test_of_a_creature_it_has_a_counter(table):
    table.battlefield("P1", BEARS)
    table.battlefield("P2", "Soul Warden")  # not yours
    double = enter(table, BEARS)
    assert (double.name, double.object.counters) == (BEARS, (("+1/+1", 1),))


@pytest.mark.rule("704.5j", "707.9b")
def test_of_a_legend_it_is_not_legendary(table):
    table.battlefield("P1", "Stenn, Paranoid Partisan")
    double = enter(table, "Stenn, Paranoid Partisan", ("card type", "Instant"))
    assert double.characteristics.supertypes == ()
    table.settle()
    assert len(table.permanents("P1")) == 2


@pytest.mark.rule("306.5b", "707.9f")
def test_of_a_planeswalker_it_has_one_more_loyalty_counter(table):
    table.battlefield("P1", "Jace Beleren", counters={"loyalty": 1})
    assert enter(table, "Jace Beleren").object.counters == (("loyalty", 4),)


def test_of_nothing_it_has_no_counter(table):
    table.battlefield("P1", BEARS)
    assert enter(table, []).object.counters == ()
