"""Lost Mine of Phandelver."""

import pytest

from cardwright.authoring import VenturesIntoDungeon, Zone
from cardwright_rules.dungeons import completed_dungeons, room_of
from cardwright_rules.outside import have_outside

NAME = "Lost Mine of Phandelver"
LEFT = ("Goblin Lair", "Storeroom")
MIDDLE = ("Mine Tunnels", "Dark Pool")
RIGHT = ("Mine Tunnels", "Fungi Cavern")


def ventures(table, *answers):
    table.answers("P1", *answers)
    table.propose(VenturesIntoDungeon("P1"))
    table.resolve()


def entered(table):
    have_outside(table.game, "P1", [NAME])
    table.library("P1", "Forest", "Island")
    ventures(table, ("bottom", ["Forest"]))
    return table


def test_as_printed(table):
    assert str(table.see(table.command("P1", NAME)).characteristics.type_line) == "Dungeon"


@pytest.mark.rule("309.4c")
def test_the_way_on_the_left(table):
    bears = entered(table).battlefield("P1", "Grizzly Bears")
    ventures(table, ("room", LEFT[0]))
    assert table.permanents("P1") == ["Grizzly Bears", "Goblin Token"]
    ventures(table, ("room", LEFT[1]), ("target", bears))
    assert table.size(bears) == (3, 3)


@pytest.mark.rule("309.4c", "309.6")
def test_the_way_in_the_middle_to_the_end(table):
    entered(table)
    ventures(table, ("room", MIDDLE[0]))
    assert table.permanents("P1") == ["Treasure Token"]
    ventures(table, ("room", MIDDLE[1]))
    assert (table.life("P1"), table.life("P2")) == (21, 19)
    ventures(table)
    drawn = [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")]
    assert (drawn, room_of(table.game, "P1")) == (["Island"], "")
    assert completed_dungeons(table.game, "P1") == (NAME,)


@pytest.mark.rule("309.4c")
def test_the_way_on_the_right(table):
    bears = entered(table).battlefield("P2", "Grizzly Bears")
    ventures(table, ("room", RIGHT[0]))
    ventures(table, ("room", RIGHT[1]))
    assert table.size(bears) == (-2, 2)
    table.library("P2", "Forest")
    table.library("P1", "Forest")
    table.go_to("end")
    table.go_to("upkeep")
    assert table.size(bears) == (-2, 2)
    table.answers("P2", ("attackers", []))
    table.go_to("end")
    table.go_to("upkeep")
    assert table.size(bears) == (2, 2)
