"""Doubling Cube: twice the unspent mana."""

import pytest

NAME = "Doubling Cube"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{2}"


@pytest.mark.rule("106.6", "605.1a")
def test_each_type_is_doubled_after_the_cost_is_paid(table):
    table.mana("P1", "{C}{C}{C}{G}{U}{U}")
    table.answers("P1", ("pay", "pay {C}{C}{C}"))
    table.activate("P1", table.battlefield("P1", NAME))
    assert pool(table) == "GGUUUU"
