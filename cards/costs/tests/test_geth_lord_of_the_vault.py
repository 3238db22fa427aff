"""Geth, Lord of the Vault."""

import pytest

from cardwright.authoring import Zone

NAME = "Geth, Lord of the Vault"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Phyrexian Zombie"
    assert str(printed.cost) == "{4}{B}{B}"
    assert (printed.power, printed.toughness) == (5, 5)


@pytest.mark.rule("601.2b", "601.2c", "107.3a")
def test_the_target_depends_on_x(table):
    geth = table.battlefield("P1", NAME)
    table.library("P2", *["Forest"] * 4)
    giant = table.graveyard("P2", "Hill Giant")
    table.graveyard("P2", "Grizzly Bears")
    table.mana("P1", "{B}{B}{B}{B}{B}")
    table.answers("P1", ("X", 4))
    table.activate("P1", geth, 1)
    table.resolve()
    assert not table.game.exists(giant)
    back = next(view for view in table.game.permanents("P1") if view.name == "Hill Giant")
    assert table.game.state.status_of(back.id).tapped
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P2")) == 5
