"""Linvala, Keeper of Silence."""

import pytest

NAME = "Linvala, Keeper of Silence"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Angel"
    assert str(printed.cost) == "{2}{W}{W}"
    assert (printed.power, printed.toughness) == (3, 4)


@pytest.mark.rule("602.5")
def test_opponents_creatures_do_nothing(table):
    table.battlefield("P2", NAME)
    table.battlefield("P1", "Llanowar Elves", "Prodigal Pyromancer", "Forest")
    table.settle()
    assert [str(one) for one in table.hook.legal_actions(player="P1")] == ["activate Forest"]
