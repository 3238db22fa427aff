"""Sylvok Explorer."""

import pytest

from cardwright.authoring import could_produce

NAME = "Sylvok Explorer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Druid"
    assert str(printed.cost) == "{1}{G}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("106.7")
def test_any_color_that_opponents_lands_could_produce(table):
    explorer = table.battlefield("P1", NAME)
    table.battlefield("P1", "Mountain")
    table.battlefield("P2", "Island")
    assert could_produce(table.game, explorer) == frozenset("U")
