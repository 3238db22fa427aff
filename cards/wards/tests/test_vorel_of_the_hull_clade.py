"""Vorel of the Hull Clade."""

import pytest

from cardwright_core.events import CountersPut

NAME = "Vorel of the Hull Clade"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Human Merfolk"
    assert str(printed.cost) == "{1}{G}{U}"
    assert (printed.power, printed.toughness) == (1, 4)


@pytest.mark.rule("701.10e")
def test_each_kind_is_doubled(table):
    vorel, bears = table.battlefield("P1", NAME, "Grizzly Bears")
    table.propose(CountersPut(bears, "+1/+1", 2))
    table.propose(CountersPut(bears, "charge", 1))
    table.mana("P1", "{G}{U}")
    table.answers("P1", ("target", "Grizzly Bears"))
    table.activate("P1", vorel)
    table.resolve()
    assert dict(table.see(bears).object.counters) == {"+1/+1": 4, "charge": 2}
