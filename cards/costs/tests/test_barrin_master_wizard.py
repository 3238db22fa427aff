"""Barrin, Master Wizard."""

import pytest

from cardwright.authoring import Zone

NAME = "Barrin, Master Wizard"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Human Wizard"
    assert str(printed.cost) == "{1}{U}{U}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("601.2h")
def test_any_permanent_is_sacrificed(table):
    barrin, anthem = table.battlefield("P1", NAME), table.battlefield("P1", "Glorious Anthem")
    bears = table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("target", bears), ("cost", anthem))
    table.activate("P1", barrin)
    table.resolve()
    assert [table.game.exists(one) for one in (anthem, bears)] == [False, False]
    assert len(table.game.state.zone(Zone.HAND, "P2")) == 1
