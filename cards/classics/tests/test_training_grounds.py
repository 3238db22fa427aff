"""Training Grounds: abilities of your creatures cost two less, but one at least."""

import pytest

CARD = "Training Grounds"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{U}", "Enchantment")


def changes(table, player, name, number):
    proposal = table.activating(player, table.battlefield(player, name), number)
    return [(str(c.mana), c.minimum) for c in table.hook.cost_changes(proposal=proposal)]


@pytest.mark.rule("118.7", "602.2b")
def test_only_abilities_of_creatures_that_its_controller_controls(table):
    table.battlefield("P1", CARD)
    assert changes(table, "P1", "Elite Arcanist", 1) == [("{2}", 1)]
    assert changes(table, "P2", "Elite Arcanist", 1) == []
    assert changes(table, "P1", "Strionic Resonator", 0) == []


def test_spells_cost_what_they_cost(table):
    table.battlefield("P1", CARD)
    proposal = table.casting("P1", table.hand("P1", "Grizzly Bears"))
    assert table.hook.cost_changes(proposal=proposal) == []
