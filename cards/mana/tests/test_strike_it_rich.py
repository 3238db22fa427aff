"""Strike It Rich."""

import pytest

NAME = "Strike It Rich"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{R}"


@pytest.mark.rule("111.10a")
def test_a_treasure(table):
    table.mana("P1", "{R}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == ["Treasure Token"]
