"""Spell Queller."""

import pytest

from cardwright.authoring import Zone

NAME = "Spell Queller"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Spirit"
    assert str(printed.cost) == "{1}{W}{U}"
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("607.2a", "118.9")
def test_its_owner_casts_it_as_this_leaves(table):
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.propose(table.entering("P2", NAME))
    table.resolve()
    assert (table.life("P2"), len(table.game.state.zone(Zone.EXILE))) == (20, 1)
    (queller,) = table.game.permanents("P2")
    table.propose(table.moving(queller.id, Zone.GRAVEYARD))
    table.answers("P1", ("cast", lambda one: True), ("target", "P2"))
    table.resolve()
    assert table.life("P2") == 17
