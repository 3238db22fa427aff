"""Bag of Holding."""

import pytest

from cardwright.authoring import Discarded, Zone

NAME = "Bag of Holding"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{1}"


@pytest.mark.rule("701.9a", "607.2a")
def test_what_you_discard_is_held_until_it_is_sacrificed(table):
    bag = table.battlefield("P1", NAME)
    card = table.hand("P1", "Forest")
    table.propose(Discarded("P1", card, table.game.state.new_id()))
    table.resolve()
    assert [table.see(item).name for item in table.game.state.zone(Zone.EXILE)] == ["Forest"]
    table.mana("P1", "{C}{C}{C}{C}")
    table.activate("P1", bag, 2)
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
