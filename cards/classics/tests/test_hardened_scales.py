"""Hardened Scales: one more counter of one kind."""

import pytest

from cardwright.authoring import CountersPut

NAME = "Hardened Scales"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{G}"


@pytest.mark.rule("614.16", "122.6")
def test_one_more_on_your_creatures(table):
    bears, forest = table.battlefield("P1", BEARS, "Forest")
    table.battlefield("P1", NAME)
    put = CountersPut(bears, "+1/+1", 2)
    (offer,) = table.hook.replacements(event=put)
    assert offer.apply(table.game, put).count == 3
    assert table.hook.replacements(event=CountersPut(forest, "+1/+1", 1)) == []
    assert table.hook.replacements(event=CountersPut(bears, "charge", 1)) == []
