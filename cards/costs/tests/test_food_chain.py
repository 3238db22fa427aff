"""Food Chain."""

import pytest

from cardwright.authoring import CREATURE, ForSpells

NAME = "Food Chain"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{G}"


@pytest.mark.rule("605.1a", "608.2h", "106.6")
def test_mana_for_creature_spells_only(table):
    chain = table.battlefield("P1", NAME)
    table.battlefield("P1", "Hill Giant")
    table.answers("P1", ("mana type", "G"))
    table.activate("P1", chain)
    pool = table.game.player("P1").pool
    assert [unit.type for unit in pool] == ["G"] * 5
    assert {unit.restriction for unit in pool} == {ForSpells(CREATURE)}
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    assert len(table.game.player("P1").pool) == 3
