"""Dryad Militant."""

import pytest

from cardwright.authoring import Zone

NAME = "Dryad Militant"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Dryad Soldier"
    assert str(printed.cost) == "{G/W}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("614.1a", "608.2n")
def test_instants_are_exiled_from_anywhere(table):
    table.battlefield("P2", NAME)
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.resolve()
    table.propose(table.moving(table.hand("P1", "Opt"), Zone.GRAVEYARD))
    table.propose(table.moving(table.hand("P1", "Memnite"), Zone.GRAVEYARD))
    exiled = sorted(table.see(item).name for item in table.game.state.zone(Zone.EXILE))
    assert exiled == ["Lightning Bolt", "Opt"]
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P1")) == 1
