"""Stone Rain."""

import pytest

NAME = "Stone Rain"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{2}{R}"


@pytest.mark.rule("701.8a")
def test_a_land_is_destroyed(table):
    table.battlefield("P2", "Forest", "Grizzly Bears")
    table.hand("P1", NAME)
    table.mana("P1", "{R}{R}{R}")
    table.cast("P1", NAME)
    table.resolve()
    assert table.permanents("P2") == ["Grizzly Bears"]
