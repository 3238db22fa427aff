"""Burning-Tree Emissary: mana as it enters."""

import pytest

NAME = "Burning-Tree Emissary"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Shaman"
    assert str(printed.cost) == "{R/G}{R/G}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("605.5a")
def test_its_ability_uses_the_stack(table):
    table.propose(table.entering("P1", NAME))
    table.settle()
    assert table.stack == ["ability of Burning-Tree Emissary"]
    table.resolve()
    assert pool(table) == "GR"
