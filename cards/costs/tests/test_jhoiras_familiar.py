"""Jhoira's Familiar."""

import pytest

NAME = "Jhoira's Familiar"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Artifact Creature — Bird", "{4}")
    assert (printed.power, printed.toughness, printed.has("flying")) == (2, 2, True)


@pytest.mark.rule("700.6")
@pytest.mark.parametrize(
    ("spell", "cheaper"),
    [("Sol Ring", True), ("Thalia, Guardian of Thraben", True), ("Grizzly Bears", False)],
)
def test_historic_spells_cost_less(table, spell, cheaper):
    table.battlefield("P1", NAME)
    changes = table.hook.cost_changes(proposal=table.casting("P1", table.hand("P1", spell)))
    assert bool(changes) is cheaper
