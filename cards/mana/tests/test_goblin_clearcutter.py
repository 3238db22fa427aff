"""Goblin Clearcutter."""

import pytest

NAME = "Goblin Clearcutter"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Goblin"
    assert str(printed.cost) == "{3}{R}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("605.1a")
def test_three_mana_for_a_forest(table):
    goblin = table.battlefield("P1", NAME)
    table.battlefield("P1", "Forest")
    table.answers("P1", *[("mana type", kind) for kind in "RRG"])
    table.activate("P1", goblin)
    assert "".join(unit.type for unit in table.game.player("P1").pool) == "RRG"
    assert table.permanents("P1") == [NAME]
