"""Calciform Pools."""

import pytest

from cardwright.authoring import CountersPut

NAME = "Calciform Pools"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("107.3a", "605.1a")
def test_as_much_mana_as_counters_were_removed(table):
    pools = table.battlefield("P1", NAME)
    table.propose(CountersPut(pools, "storage", 3))
    table.mana("P1", "{C}")
    table.answers("P1", ("X", 2), ("pay", "pay {C}"), ("mana type", "W"), ("mana type", "U"))
    table.activate("P1", pools, 2)
    assert [unit.type for unit in table.game.player("P1").pool] == ["W", "U"]
    assert table.see(pools).object.counters == (("storage", 1),)


@pytest.mark.rule("122.1")
def test_a_counter_is_stored(table):
    pools = table.battlefield("P1", NAME)
    table.mana("P1", "{C}")
    table.answers("P1", ("pay", "pay {C}"))
    table.activate("P1", pools, 1)
    table.resolve()
    assert table.see(pools).object.counters == (("storage", 1),)
