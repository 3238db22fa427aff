"""Murder: a creature is destroyed."""

import pytest

NAME = "Murder"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{B}{B}"


@pytest.mark.rule("701.8a")
def test_it_destroys_a_creature(table):
    table.battlefield("P2", BEARS)
    table.mana("P1", "{B}{B}{B}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents() == []
