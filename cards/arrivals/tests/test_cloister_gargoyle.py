"""Cloister Gargoyle."""

import pytest

from cardwright.authoring import VenturesIntoDungeon
from cardwright_rules.outside import have_outside

NAME = "Cloister Gargoyle"
WAY = ("Mine Tunnels", "Dark Pool")


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Gargoyle"
    assert (str(printed.cost), printed.power, printed.toughness) == ("{2}{W}", 0, 4)


@pytest.mark.rule("309.7", "701.49a")
def test_it_flies_once_a_dungeon_is_completed(table):
    have_outside(table.game, "P1", ["Lost Mine of Phandelver"])
    event = table.entering("P1", NAME)
    table.propose(event)
    table.resolve()
    item = event.becomes
    table.library("P1", "Forest")
    for room in WAY:
        table.answers("P1", ("room", room))
        table.propose(VenturesIntoDungeon("P1"))
        table.resolve()
    assert (table.size(item), table.has(item, "flying")) == ((0, 4), False)
    table.propose(VenturesIntoDungeon("P1"))
    table.resolve()
    assert (table.size(item), table.has(item, "flying")) == ((3, 4), True)
