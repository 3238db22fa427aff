"""Undercity."""

import pytest

from cardwright.authoring import VenturesIntoDungeon, Zone
from cardwright_rules.dungeons import completed_dungeons, room_of
from cardwright_rules.outside import have_outside

NAME = "Undercity"


def ventures(table, *answers, into=NAME):
    table.answers("P1", *answers)
    table.propose(VenturesIntoDungeon("P1", into))
    table.resolve()


def entered(table):
    have_outside(table.game, "P1", [NAME])
    table.library("P1", "Forest", "Grizzly Bears", "Hill Giant")
    ventures(table, ("search", "Forest"))
    hand = [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")]
    assert hand == ["Forest"]
    return table


def test_as_printed(table):
    line = table.see(table.command("P1", NAME)).characteristics.type_line
    assert str(line) == "Dungeon — Undercity"


@pytest.mark.rule("701.49d")
def test_it_can_not_be_entered_otherwise(table):
    have_outside(table.game, "P1", [NAME])
    ventures(table, into="")
    assert room_of(table.game, "P1") == ""


@pytest.mark.rule("309.4c")
def test_the_way_through_the_forge(table):
    bears = entered(table).battlefield("P1", "Grizzly Bears")
    ventures(table, ("room", "Forge"))
    assert table.size(bears) == (4, 4)
    ventures(table, ("room", "Trap!"), ("target", "P2"))
    assert table.life("P2") == 15
    ventures(table)
    assert (room_of(table.game, "P1"), len(table.game.state.zone(Zone.HAND, "P1"))) == (
        "Archives",
        2,
    )


@pytest.mark.rule("309.4c", "309.6")
def test_the_way_past_the_stash_to_the_throne(table):
    entered(table)
    ventures(table, ("room", "Lost Well"), ("bottom", []), ("top", ["Grizzly Bears", "Hill Giant"]))
    ventures(table, ("room", "Stash"))
    ventures(table)
    assert table.permanents("P1") == ["Treasure Token", "Skeleton Token"]
    ventures(table, ("put", "Grizzly Bears"))
    (bears,) = [view for view in table.game.permanents("P1") if view.name == "Grizzly Bears"]
    assert (table.size(bears.id), table.has(bears.id, "hexproof")) == ((5, 5), True)
    assert completed_dungeons(table.game, "P1") == (NAME,)


@pytest.mark.rule("309.4c", "701.15a")
def test_the_arena_goads(table):
    bears = entered(table).battlefield("P2", "Grizzly Bears")
    ventures(table, ("room", "Forge"))
    ventures(table, ("room", "Arena"))
    assert [str(one.object) for one in _goaded(table)] == [str(bears)]


def _goaded(table):
    return [entry.event for entry in table.game.log if type(entry.event).__name__ == "Goaded"]
