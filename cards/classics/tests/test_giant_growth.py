"""Giant Growth: +3/+3 until end of turn."""

import pytest

CARD = "Giant Growth"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{G}", "Instant")


def stats(table, item):
    values = table.see(item).characteristics
    return values.power, values.toughness


@pytest.mark.rule("611.2a", "613.4c")
def test_it_lasts_until_end_of_turn(table):
    bears = table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{G}")
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert stats(table, bears) == (5, 5)
    table.go_to("upkeep")
    assert stats(table, bears) == (2, 2)
