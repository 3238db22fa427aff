"""Bloodflow Connoisseur."""

import pytest

NAME = "Bloodflow Connoisseur"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Vampire"
    assert str(printed.cost) == "{2}{B}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("122.6")
def test_a_counter_for_a_creature(table):
    vampire = table.battlefield("P1", NAME)
    fodder = table.battlefield("P1", "Memnite")
    table.answers("P1", ("cost", fodder))
    table.activate("P1", vampire)
    table.resolve()
    assert table.see(vampire).object.count("+1/+1") == 1
