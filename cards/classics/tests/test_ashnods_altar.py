"""Ashnod's Altar: sacrifices for mana."""

import pytest

from cardwright.authoring import Zone

NAME = "Ashnod's Altar"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{3}"


@pytest.mark.rule("605.1a", "701.21a")
def test_two_mana_for_a_sacrifice(table):
    item, other = table.battlefield("P1", NAME, "Grizzly Bears")
    if NAME == "Krark-Clan Ironworks":
        table.answers("P1", ("cost", other))
    table.activate("P1", item)
    assert (pool(table), table.permanents("P1")) == ("CC", [NAME])


def test_not_without_one(table):
    item = table.battlefield("P1", NAME)
    table.propose(table.moving(item, Zone.HAND))
    assert table.permanents("P1") == []
