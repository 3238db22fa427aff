"""Wort, the Raidmother."""

import pytest

NAME = "Wort, the Raidmother"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Goblin Shaman"
    assert str(printed.cost) == "{4}{R/G}{R/G}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("702.78a", "707.10")
def test_spells_have_conspire(table):
    table.propose(table.entering("P1", NAME))
    table.resolve()
    goblins = [view.id for view in table.game.permanents("P1") if view.is_a("Warrior")]
    table.mana("P1", "{R}")
    table.answers(
        "P1",
        ("additional costs", "conspire"),
        ("target", "P2"),
        ("cost", goblins),
        ("new target", "P2"),
    )
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.resolve()
    assert table.life("P2") == 14
