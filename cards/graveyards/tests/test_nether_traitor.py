"""Nether Traitor."""

import pytest

from cardwright.authoring import Zone

NAME = "Nether Traitor"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Spirit"
    assert str(printed.cost) == "{B}{B}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("113.6k", "603.6c")
@pytest.mark.parametrize("pays", [True, False])
def test_it_returns_for_one_black_mana(table, pays):
    table.propose(table.moving(table.hand("P1", NAME), Zone.GRAVEYARD))
    table.mana("P1", "{B}")
    table.propose(table.moving(table.battlefield("P1", "Memnite"), Zone.GRAVEYARD))
    table.answers("P1", ("pay cost", pays))
    table.resolve()
    assert table.permanents("P1") == ([NAME] if pays else [])
