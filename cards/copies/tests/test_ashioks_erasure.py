"""Ashiok's Erasure."""

import pytest

from cardwright.authoring import Zone

NAME = "Ashiok's Erasure"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{U}{U}"


@pytest.mark.rule("607.2a", "601.3")
def test_a_spell_is_exiled_and_its_name_forbidden_to_opponents(table):
    table.mana("P2", "{R}{R}")
    table.answers("P2", ("target", "P1"))
    table.cast("P2", table.hand("P2", "Lightning Bolt"))
    table.propose(table.entering("P1", NAME))
    table.settle()
    table.resolve()
    assert (table.life("P1"), len(table.game.state.zone(Zone.EXILE))) == (20, 1)
    with pytest.raises(AssertionError, match="not among the options"):
        table.cast("P2", table.hand("P2", "Lightning Bolt"))
    (there,) = table.game.permanents("P1")
    table.propose(table.moving(there.id, Zone.GRAVEYARD))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P2")) == 2
