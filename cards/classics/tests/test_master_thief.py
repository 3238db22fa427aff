"""Master Thief: control for as long as its controller has it."""

import pytest

NAME = "Master Thief"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Rogue"
    assert str(printed.cost) == "{2}{U}{U}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("611.2b")
def test_it_takes_an_artifact_until_it_leaves(table):
    boots = table.battlefield("P2", "Swiftfoot Boots")
    thief = table.propose(table.entering("P1", NAME)).becomes
    table.resolve()
    assert table.see(boots).controller == "P1"
    table.propose(table.moving(thief, table.see(thief).zone.GRAVEYARD))
    assert table.see(boots).controller == "P2"
