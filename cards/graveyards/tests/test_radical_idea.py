"""Radical Idea."""

import pytest

from cardwright.authoring import Zone

NAME = "Radical Idea"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{U}"


@pytest.mark.rule("702.133a")
def test_from_the_graveyard_it_takes_a_card_and_is_exiled(table):
    table.library("P1", "Forest")
    table.propose(table.moving(table.hand("P1", NAME), Zone.GRAVEYARD))
    (item,) = table.game.state.zone(Zone.GRAVEYARD, "P1")
    table.hand("P1", "Island")
    table.mana("P1", "{U}{U}")
    table.act("P1", lambda option: getattr(option, "object", 0) == item)
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
    assert [table.see(i).name for i in table.game.state.zone(Zone.EXILE)] == [NAME]
