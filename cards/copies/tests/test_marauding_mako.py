"""Marauding Mako."""

import pytest

from cardwright.authoring import Discarded
from cardwright_core.events import Simultaneous

NAME = "Marauding Mako"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Shark Pirate"
    assert str(printed.cost) == "{R}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("603.2c")
def test_as_many_counters_as_cards(table):
    mako = table.battlefield("P1", NAME)
    cards = [table.hand("P1", "Forest") for _ in range(3)]
    table.propose(Simultaneous(tuple(Discarded("P1", item) for item in cards)))
    table.resolve()
    assert table.see(mako).object.count("+1/+1") == 3
