"""Thieving Skydiver."""

import pytest

NAME = "Thieving Skydiver"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Merfolk Rogue"
    assert str(printed.cost) == "{1}{U}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("702.33a", "107.3m", "301.5")
def test_kicked_it_takes_an_artifact(table):
    sword, _ = table.battlefield("P2", "Bonesplitter"), table.battlefield("P2", "Caged Sun")
    table.mana("P1", "{C}{C}{U}")
    table.answers("P1", ("additional costs", [NAME]))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.see(sword).controller == "P1"
    (skydiver,) = [view for view in table.game.permanents("P1") if view.name == NAME]
    assert skydiver.characteristics.power == 4


@pytest.mark.rule("603.4")
def test_not_kicked_it_takes_none(table):
    table.battlefield("P2", "Bonesplitter")
    table.mana("P1", "{C}{U}")
    table.answers("P1", ("additional costs", []))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == [NAME]
