"""Inquisitive Glimmer."""

import pytest

NAME = "Inquisitive Glimmer"
ROOM = "Bottomless Pool // Locker Room"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == (
        "Enchantment Creature — Fox Glimmer",
        "{W}{U}",
    )
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("709.5e", "601.2f")
def test_unlock_costs_and_enchantment_spells_are_less(table):
    table.battlefield("P1", NAME)
    table.battlefield("P1", ROOM)
    table.hand("P1", ROOM)
    table.mana("P1", "{C}{C}{C}{U}")
    actions = [str(one) for one in table.hook.legal_actions(player="P1")]
    assert "unlock Locker Room" in actions
    assert "cast Locker Room" in actions
    table.act("P1", lambda option: str(option) == "unlock Locker Room")
    assert table.permanents("P1") == [NAME, "Locker Room"]
    assert table.game.player("P1").pool == ()
