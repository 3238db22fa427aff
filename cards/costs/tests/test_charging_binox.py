"""Charging Binox."""

import pytest

NAME = "Charging Binox"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Creature — Beast", "{7}{G}")
    assert (printed.power, printed.toughness) == (7, 5)
    assert [printed.has(one) for one in ("assist", "trample")] == [True, True]


@pytest.mark.rule("702.132a")
def test_another_player_pays_for_most_of_it(table):
    table.mana("P1", "{C}{G}")
    table.mana("P2", "{C}{C}{C}{C}{C}{C}")
    table.answers("P1", ("assist", "P2"))
    table.answers("P2", ("number", 6))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == [NAME]
