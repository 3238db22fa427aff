"""Nadaar, Selfless Paladin."""

import pytest

from cardwright.authoring import VenturesIntoDungeon
from cardwright_rules.dungeons import room_of
from cardwright_rules.outside import have_outside

NAME = "Nadaar, Selfless Paladin"
MINE = "Lost Mine of Phandelver"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Dragon Knight"
    assert (str(printed.cost), printed.power, printed.toughness) == ("{2}{W}", 3, 3)
    assert printed.has("vigilance")


@pytest.mark.rule("701.49a")
def test_you_venture_as_it_enters(table):
    have_outside(table.game, "P1", [MINE])
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert room_of(table.game, "P1") == "Cave Entrance"


@pytest.mark.rule("701.49a", "508.3a")
def test_you_venture_as_it_attacks(table):
    have_outside(table.game, "P1", [MINE])
    table.answers("P1", ("attackers", table.battlefield("P1", NAME)))
    table.go_to("declare attackers")
    table.resolve()
    assert room_of(table.game, "P1") == "Cave Entrance"


@pytest.mark.rule("309.7")
def test_others_are_greater_once_a_dungeon_is_completed(table):
    nadaar, bears = table.battlefield("P1", NAME), table.battlefield("P1", "Grizzly Bears")
    have_outside(table.game, "P1", ["Undercity"])
    assert table.size(bears) == (2, 2)
    table.game.state.slices["dungeons completed"] = (("P1", MINE),)
    table.propose(VenturesIntoDungeon("P1"))
    assert (table.size(bears), table.size(nadaar)) == ((3, 3), (3, 3))
