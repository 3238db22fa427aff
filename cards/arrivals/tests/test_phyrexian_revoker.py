"""Phyrexian Revoker."""

import pytest

from cardwright.testing import ScriptError

NAME = "Phyrexian Revoker"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Phyrexian Horror"
    assert str(printed.cost) == "{2}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("602.5", "605.1a")
def test_not_even_mana_abilities(table):
    elves, forest = table.battlefield("P2", "Llanowar Elves"), table.battlefield("P2", "Forest")
    table.answers("P1", ("card name", "Llanowar Elves"))
    table.propose(table.entering("P1", NAME))
    table.activate("P2", forest)
    with pytest.raises(ScriptError, match="not among the options"):
        table.activate("P2", elves)
