"""Amulet of Safekeeping."""

import pytest

NAME = "Amulet of Safekeeping"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{2}"


@pytest.mark.rule("115.1", "118.12a")
@pytest.mark.parametrize(("pays", "life"), [(True, 17), (False, 20)])
def test_what_targets_you_costs_one_more(table, pays, life):
    table.battlefield("P1", NAME)
    table.mana("P2", "{R}{R}")
    table.answers("P2", ("target", "P1"), ("pay cost", pays))
    table.cast("P2", table.hand("P2", "Lightning Bolt"))
    table.resolve()
    assert table.life("P1") == life
