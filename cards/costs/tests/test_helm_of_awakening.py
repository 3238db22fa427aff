"""Helm of Awakening."""

import pytest

NAME = "Helm of Awakening"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{2}"


@pytest.mark.rule("601.2f", "118.7a")
def test_everybodys_spells_cost_less(table):
    table.battlefield("P2", NAME)
    table.mana("P1", "{G}")
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    assert table.stack == ["Grizzly Bears"]
