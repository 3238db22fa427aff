"""Endless One."""

import pytest

NAME = "Endless One"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Eldrazi"
    assert str(printed.cost) == "{X}"
    assert (printed.power, printed.toughness) == (0, 0)


@pytest.mark.rule("107.3m")
def test_x_counters(table):
    table.mana("P1", "{C}{C}{C}")
    table.answers("P1", ("X", 3))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert [view.characteristics.power for view in table.game.permanents("P1")] == [3]
