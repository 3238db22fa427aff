"""Corpse Traders."""

import pytest

NAME = "Corpse Traders"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Rogue"
    assert str(printed.cost) == "{3}{B}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("601.2h", "701.9a")
def test_you_choose_what_the_opponent_discards(table):
    traders, bears = table.battlefield("P1", NAME), table.battlefield("P1", "Grizzly Bears")
    kept, gone = table.hand("P2", "Forest"), table.hand("P2", "Opt")
    table.mana("P1", "{C}{C}{B}")
    table.answers("P1", ("cost", bears), ("card", gone))
    table.activate("P1", traders)
    table.resolve()
    assert [table.game.exists(one) for one in (bears, kept, gone)] == [False, True, False]
