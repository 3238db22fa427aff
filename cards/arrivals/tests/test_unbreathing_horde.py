"""Unbreathing Horde."""

import pytest

from cardwright.authoring import DamageDealt, Simultaneous, Zone

NAME = "Unbreathing Horde"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Zombie"
    assert str(printed.cost) == "{2}{B}"
    assert (printed.power, printed.toughness) == (0, 0)


@pytest.fixture
def horde(table):
    for player in ("P1", "P2"):
        table.battlefield(player, "Dross Crocodile")
        table.propose(table.moving(table.hand(player, "Dross Crocodile"), Zone.GRAVEYARD))
    table.propose(table.entering("P1", NAME))
    return next(view.id for view in table.game.permanents("P1") if view.name == NAME)


@pytest.mark.rule("614.1c")
def test_a_counter_for_each_zombie(table, horde):
    assert table.see(horde).object.count("+1/+1") == 2


@pytest.mark.rule("615.5", "615.13")
def test_damage_takes_one_counter(table, horde):
    giants = [table.battlefield("P2", "Hill Giant") for _ in range(2)]
    table.propose(Simultaneous(tuple(DamageDealt(giant, horde, 3) for giant in giants)))
    table.settle()
    assert (table.see(horde).object.count("+1/+1"), table.see(horde).status.damage) == (1, 0)
