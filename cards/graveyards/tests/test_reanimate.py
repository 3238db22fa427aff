"""Reanimate."""

import pytest

from cardwright.authoring import Zone

NAME = "Reanimate"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{B}"


@pytest.mark.rule("608.2h", "202.3")
def test_a_creature_for_life(table):
    table.propose(table.moving(table.hand("P2", "Hill Giant"), Zone.GRAVEYARD))
    table.mana("P1", "{B}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert (table.permanents("P1"), table.life("P1")) == (["Hill Giant"], 16)
