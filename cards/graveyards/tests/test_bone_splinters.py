"""Bone Splinters."""

import pytest

NAME = "Bone Splinters"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{B}"


@pytest.mark.rule("118.8", "601.2h")
def test_a_creature_for_a_creature(table):
    table.battlefield("P1", "Memnite")
    table.battlefield("P2", "Hill Giant")
    table.mana("P1", "{B}")
    table.answers("P1", ("target", "Hill Giant"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert (table.permanents("P1"), table.permanents("P2")) == ([], [])
