"""Dauthi Voidwalker."""

import pytest

from cardwright.authoring import Zone

NAME = "Dauthi Voidwalker"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Dauthi Rogue"
    assert str(printed.cost) == "{B}{B}"
    assert (printed.power, printed.toughness) == (3, 2)


@pytest.mark.rule("614.1a", "122.1")
def test_an_opponents_card_is_exiled_and_played(table):
    walker = table.battlefield("P1", NAME)
    table.propose(table.moving(table.battlefield("P2", "Hill Giant"), Zone.GRAVEYARD))
    (item,) = table.game.state.zone(Zone.EXILE)
    assert table.game.state.objects[item].count("void") == 1
    table.activate("P1", walker, 2)
    table.resolve()
    table.act("P1", lambda option: getattr(option, "object", 0) == item)
    table.resolve()
    assert table.permanents("P1") == ["Hill Giant"]
