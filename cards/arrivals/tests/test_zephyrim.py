"""Zephyrim."""

import pytest

from cardwright.authoring import Draw

NAME = "Zephyrim"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Warrior"
    assert str(printed.cost) == "{3}{W}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("702.157a", "702.94a")
def test_a_miracle_with_a_squad(table):
    table.library("P1", NAME)
    table.mana("P1", "{W}{C}{C}{C}")
    table.answers("P1", ("miracle", True))
    table.propose(Draw("P1", 1))
    table.answers("P1", ("cast", lambda option: option.name == NAME))
    table.answers("P1", ("additional costs", ["squad {2}"]), ("number", 1))
    table.resolve()
    assert table.permanents("P1") == [NAME, NAME]
