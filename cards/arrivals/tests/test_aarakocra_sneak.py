"""Aarakocra Sneak."""

import pytest

from cardwright_rules.dungeons import room_of
from cardwright_rules.outside import have_outside

NAME = "Aarakocra Sneak"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Creature — Bird Rogue", "{3}{U}")
    assert (printed.power, printed.toughness, printed.has("flying")) == (1, 4, True)


@pytest.mark.rule("726.2")
def test_you_take_the_initiative_and_enter_undercity(table):
    have_outside(table.game, "P1", ["Undercity"])
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert room_of(table.game, "P1") == "Secret Entrance"
