"""Bladewing's Thrall."""

import pytest

from cardwright.authoring import Zone

NAME = "Bladewing's Thrall"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Zombie"
    assert str(printed.cost) == "{2}{B}{B}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("113.6k", "611.3a")
def test_back_with_a_dragon(table):
    table.propose(table.moving(table.hand("P1", NAME), Zone.GRAVEYARD))
    table.answers("P1", ("may", True))
    table.propose(table.entering("P2", "Scion of Ugin"))
    table.resolve()
    (thrall,) = table.game.permanents("P1")
    assert thrall.name == NAME
    assert not thrall.has("flying")
    table.propose(table.entering("P1", "Scion of Ugin"))
    assert table.see(thrall.id).has("flying")
