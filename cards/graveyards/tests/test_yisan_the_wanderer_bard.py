"""Yisan, the Wanderer Bard."""

import pytest

NAME = "Yisan, the Wanderer Bard"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Human Rogue Bard"
    assert str(printed.cost) == "{2}{G}"
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("701.23a", "608.2h")
def test_a_creature_with_as_much_mana_value_as_there_are_verses(table):
    yisan = table.battlefield("P1", NAME)
    table.library("P1", "Hill Giant", "Llanowar Elves", "Forest")
    table.mana("P1", "{G}{G}{G}")
    table.activate("P1", yisan)
    table.answers("P1", ("search", ["Llanowar Elves"]))
    table.resolve()
    assert table.permanents("P1") == [NAME, "Llanowar Elves"]
