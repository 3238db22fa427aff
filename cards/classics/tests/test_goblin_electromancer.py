"""Goblin Electromancer: instants and sorceries that you cast cost one less."""

import pytest

CARD = "Goblin Electromancer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{U}{R}", "Creature — Goblin Wizard")


@pytest.mark.rule("118.7a")
@pytest.mark.parametrize(
    ("player", "name", "less"),
    [
        ("P1", "Murder", ["{1}"]),
        ("P1", "Wrath of God", ["{1}"]),
        ("P1", "Grizzly Bears", []),
        ("P2", "Murder", []),
    ],
)
def test_what_costs_less(table, player, name, less):
    table.battlefield("P1", CARD)
    proposal = table.casting(player, table.hand(player, name))
    assert [str(change.mana) for change in table.hook.cost_changes(proposal=proposal)] == less
