"""Toxic Deluge."""

import pytest

NAME = "Toxic Deluge"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{2}{B}"


@pytest.mark.rule("107.3a", "118.8")
def test_x_life_and_minus_x(table):
    bears, giant = table.battlefield("P2", "Grizzly Bears", "Hill Giant")
    table.mana("P1", "{C}{C}{B}")
    table.answers("P1", ("X", 2))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.life("P1") == 18
    assert not table.game.exists(bears)
    assert table.see(giant).characteristics.power == 1
