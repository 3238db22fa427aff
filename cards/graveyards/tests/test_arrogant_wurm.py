"""Arrogant Wurm."""

import pytest

from cardwright.authoring import Discarded

NAME = "Arrogant Wurm"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Wurm"
    assert str(printed.cost) == "{3}{G}{G}"
    assert (printed.power, printed.toughness) == (4, 4)


@pytest.mark.rule("702.35a")
def test_discarded_and_cast(table):
    card = table.hand("P1", NAME)
    table.mana("P1", "{C}{C}{G}")
    table.propose(Discarded("P1", card))
    table.answers("P1", ("cast", lambda option: option.name == NAME))
    table.resolve()
    assert table.permanents("P1") == [NAME]
