"""Corpsejack Menace: twice the counters of one kind."""

import pytest

from cardwright.authoring import CountersPut

NAME = "Corpsejack Menace"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Fungus"
    assert str(printed.cost) == "{2}{B}{G}"
    assert (printed.power, printed.toughness) == (4, 4)


@pytest.mark.rule("614.16", "122.6")
def test_twice_as_many_on_your_creatures(table):
    corpsejack = table.battlefield("P1", NAME)
    put = CountersPut(corpsejack, "+1/+1", 2)
    (offer,) = table.hook.replacements(event=put)
    assert offer.apply(table.game, put).count == 4


@pytest.mark.rule("614.12")
def test_not_for_itself_as_it_enters(table):
    """Its own ability functions only once it is there."""
    event = table.entering("P1", NAME).replace(counters=(("+1/+1", 1),))
    assert table.hook.replacements(event=event) == []
