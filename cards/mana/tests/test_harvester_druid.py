"""Harvester Druid."""

import pytest

from cardwright.authoring import could_produce

NAME = "Harvester Druid"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Druid"
    assert str(printed.cost) == "{1}{G}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("106.7")
def test_any_color_that_your_lands_could_produce(table):
    druid = table.battlefield("P1", NAME)
    table.battlefield("P1", "Tropical Island")
    table.battlefield("P2", "Mountain")
    assert could_produce(table.game, druid) == frozenset("UG")
