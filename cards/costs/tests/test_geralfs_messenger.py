"""Geralf's Messenger."""

import pytest

from cardwright.authoring import Zone

NAME = "Geralf's Messenger"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Zombie"
    assert str(printed.cost) == "{B}{B}{B}"
    assert (printed.power, printed.toughness) == (3, 2)


@pytest.mark.rule("614.1d", "702.93a")
def test_it_enters_tapped_and_comes_back(table):
    messenger = table.battlefield("P1", NAME)
    table.propose(table.moving(messenger, Zone.GRAVEYARD))
    table.resolve()
    back = next(iter(table.game.permanents("P1")))
    assert back.object.count("+1/+1") == 1
    assert table.game.state.status_of(back.id).tapped
    table.resolve()
    assert table.life("P2") == 18
