"""Solemnity."""

import pytest

from cardwright.authoring import CountersPut, PlayerGetsCounters, Tapped
from cardwright.testing import ScriptError

NAME = "Solemnity"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{W}"


@pytest.mark.rule("614.17", "122.6")
def test_no_counters_as_it_enters_or_later(table):
    table.battlefield("P2", NAME)
    table.propose(table.entering("P1", "Servant of the Scale"))
    table.resolve()
    assert table.permanents("P1") == []
    bears = table.battlefield("P1", "Grizzly Bears")
    assert table.propose(CountersPut(bears, "+1/+1", 1)) is None
    assert table.propose(PlayerGetsCounters("P1", "poison", 1)) is None


@pytest.mark.rule("614.17b")
def test_no_cost_of_putting_counters_is_paid(table):
    druid = table.battlefield("P1", "Devoted Druid")
    table.propose(Tapped(druid))
    table.battlefield("P1", NAME)
    with pytest.raises(ScriptError, match="not among the options"):
        table.activate("P1", druid, 1)


@pytest.mark.rule("614.17", "122.1")
def test_planeswalkers_are_not_meant(table):
    table.battlefield("P1", NAME)
    table.propose(table.entering("P1", "Jace Beleren"))
    loyalty = [v.object.count("loyalty") for v in table.game.permanents() if v.is_a("Planeswalker")]
    assert loyalty == [3]
