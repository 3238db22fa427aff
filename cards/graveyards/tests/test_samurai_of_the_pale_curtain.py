"""Samurai of the Pale Curtain."""

import pytest

from cardwright.authoring import Zone

NAME = "Samurai of the Pale Curtain"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Fox Samurai"
    assert str(printed.cost) == "{W}{W}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("614.1a")
def test_permanents_are_exiled(table):
    table.battlefield("P1", NAME)
    table.propose(table.moving(table.battlefield("P2", "Memnite"), Zone.GRAVEYARD))
    table.propose(table.moving(table.hand("P2", "Hill Giant"), Zone.GRAVEYARD))
    assert [table.see(item).name for item in table.game.state.zone(Zone.EXILE)] == ["Memnite"]
