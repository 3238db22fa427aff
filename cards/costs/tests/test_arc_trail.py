"""Arc Trail."""

import pytest

NAME = "Arc Trail"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{1}{R}"


@pytest.mark.rule("601.2c", "115.3")
def test_two_to_one_and_one_to_another(table):
    bears = table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{C}{R}")
    table.answers("P1", ("target", bears), ("target", "P2"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.life("P2") == 19
    assert not table.game.exists(bears)
