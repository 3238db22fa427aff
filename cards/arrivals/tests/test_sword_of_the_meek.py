"""Sword of the Meek."""

import pytest

from cardwright.authoring import Zone

NAME = "Sword of the Meek"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact — Equipment"
    assert str(printed.cost) == "{2}"


@pytest.mark.rule("113.6k")
@pytest.mark.parametrize(("name", "back"), [("Memnite", True), ("Grizzly Bears", False)])
def test_back_with_a_one_one(table, name, back):
    table.propose(table.moving(table.hand("P1", NAME), Zone.GRAVEYARD))
    if back:
        table.answers("P1", ("may", True))
    table.propose(table.entering("P1", name))
    table.resolve()
    assert (NAME in table.permanents("P1")) is back
    (creature,) = (view for view in table.game.permanents("P1") if view.name == name)
    toughness = (creature.characteristics.power, creature.characteristics.toughness)
    assert toughness == ((2, 3) if back else (2, 2))


@pytest.mark.rule("702.6a")
def test_equip(table):
    sword, bears = table.battlefield("P1", NAME), table.battlefield("P1", "Grizzly Bears")
    table.mana("P1", "{C}{C}")
    table.activate("P1", sword)
    table.resolve()
    assert table.see(bears).characteristics.toughness == 4
