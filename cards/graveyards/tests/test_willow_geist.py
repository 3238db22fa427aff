"""Willow Geist."""

import pytest

from cardwright.authoring import Zone
from cardwright_core.events import Simultaneous

NAME = "Willow Geist"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Treefolk Spirit"
    assert str(printed.cost) == "{G}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("603.2c", "608.2h")
def test_one_counter_for_several_cards_and_life_for_its_power(table):
    geist = table.battlefield("P1", NAME)
    for _ in range(3):
        table.propose(table.moving(table.hand("P1", "Island"), Zone.GRAVEYARD))
    there = table.game.state.zone(Zone.GRAVEYARD, "P1")
    table.propose(Simultaneous(tuple(table.moving(item, Zone.EXILE) for item in there)))
    table.resolve()
    assert table.see(geist).characteristics.power == 2
    table.propose(table.moving(geist, Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P1") == 22
