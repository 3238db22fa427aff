"""Ministrant of Obligation."""

import pytest

from cardwright.authoring import Zone

NAME = "Ministrant of Obligation"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Cleric"
    assert str(printed.cost) == "{2}{W}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("702.135a")
def test_two_spirits(table):
    table.propose(table.moving(table.battlefield("P1", NAME), Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents("P1") == ["Spirit Token"] * 2
