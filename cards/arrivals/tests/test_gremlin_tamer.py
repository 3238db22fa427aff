"""Gremlin Tamer."""

import pytest

from cardwright_core.casting import Cast

NAME = "Gremlin Tamer"
ROOM = "Grand Entryway // Elegant Rotunda"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Creature — Human Scout", "{W}{U}")
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("709.5i")
def test_an_enchantment_and_a_room_that_is_fully_unlocked_bring_gremlins(table):
    """The Glimmer of the first door is an enchantment too."""
    table.battlefield("P1", NAME)
    item = table.hand("P1", ROOM)
    table.mana("P1", "{C}{W}")
    table.answers("P1", ("order triggers", NAME))
    table.act("P1", Cast("P1", item, "Grand Entryway", face=0))
    table.resolve()
    assert table.permanents("P1").count("Gremlin Token") == 2
    table.mana("P1", "{C}{C}{W}")
    table.answers("P1", ("order triggers", NAME), ("target", []))
    table.act("P1", lambda option: str(option) == "unlock Elegant Rotunda")
    table.resolve()
    assert table.permanents("P1").count("Gremlin Token") == 3
