"""Chatterfang, Squirrel General."""

import pytest

from cardwright.authoring import CLUE, TokensCreated

NAME = "Chatterfang, Squirrel General"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Squirrel Warrior"
    assert str(printed.cost) == "{2}{G}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("614.1a", "614.5")
def test_as_many_squirrels(table):
    table.battlefield("P1", NAME)
    table.propose(TokensCreated("P1", CLUE, 2))
    table.propose(TokensCreated("P2", CLUE))
    assert table.permanents("P1") == [NAME, *["Clue Token"] * 2, *["Squirrel Token"] * 2]
    assert table.permanents("P2") == ["Clue Token"]


@pytest.mark.rule("107.3a", "613.4c")
def test_bigger_and_weaker_by_x(table):
    general, giant = table.battlefield("P1", NAME), table.battlefield("P2", "Hill Giant")
    table.propose(TokensCreated("P1", CLUE, 2))
    table.mana("P1", "{B}")
    squirrels = [view.id for view in table.game.permanents("P1") if "Squirrel T" in view.name]
    table.answers("P1", ("X", 2), ("target", giant), ("cost", squirrels))
    table.activate("P1", general, 2)
    table.resolve()
    assert (table.see(giant).characteristics.power, table.see(giant).characteristics.toughness) == (
        5,
        1,
    )
    assert "Squirrel Token" not in table.permanents("P1")
