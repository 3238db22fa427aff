"""Heartstone: abilities of all creatures cost one less, but one at least."""

import pytest

CARD = "Heartstone"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{3}", "Artifact")


@pytest.mark.rule("118.7", "602.2b")
@pytest.mark.parametrize(
    ("player", "name", "number", "expected"),
    [
        ("P1", "Elite Arcanist", 1, [("{1}", 1)]),
        ("P2", "Elite Arcanist", 1, [("{1}", 1)]),
        ("P1", "Strionic Resonator", 0, []),
    ],
)
def test_abilities_of_creatures_of_anybody(table, player, name, number, expected):
    table.battlefield("P1", CARD)
    proposal = table.activating(player, table.battlefield(player, name), number)
    found = table.hook.cost_changes(proposal=proposal)
    assert [(str(change.mana), change.minimum) for change in found] == expected
