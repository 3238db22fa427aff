"""Angel's Feather."""

import pytest

NAME = "Angel's Feather"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{2}"


@pytest.mark.rule("603.2")
@pytest.mark.parametrize(("may", "life"), [(True, 21), (False, 20)])
def test_life_for_a_white_spell_of_anybody(table, may, life):
    table.battlefield("P1", NAME)
    table.mana("P1", "{W}")
    table.cast("P1", table.hand("P1", "Savannah Lions"))
    table.answers("P1", ("may", may))
    table.resolve()
    assert table.life("P1") == life
