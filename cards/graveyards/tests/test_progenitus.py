"""Progenitus."""

import pytest

from cardwright.authoring import Zone

NAME = "Progenitus"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Hydra Avatar"
    assert str(printed.cost) == "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}"
    assert (printed.power, printed.toughness) == (10, 10)


@pytest.mark.rule("614.1a")
@pytest.mark.parametrize("zone", ["hand", "battlefield"])
def test_it_is_shuffled_in_from_anywhere(table, zone):
    item = table.hand("P1", NAME) if zone == "hand" else table.battlefield("P1", NAME)
    table.propose(table.moving(item, Zone.GRAVEYARD))
    assert table.game.state.zone(Zone.GRAVEYARD, "P1") == ()
    assert len(table.game.state.library("P1")) == 1
