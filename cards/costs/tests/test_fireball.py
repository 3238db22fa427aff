"""Fireball."""

import pytest

NAME = "Fireball"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{X}{R}"


@pytest.mark.rule("601.2c", "601.2f", "107.1a")
def test_divided_evenly_and_more_for_each_target(table):
    bears, giant = table.battlefield("P2", "Grizzly Bears", "Hill Giant")
    table.mana("P1", "{R}{R}{R}{R}{R}{R}{R}")
    table.answers("P1", ("X", 5), ("target", [bears, giant]))
    table.cast("P1", table.hand("P1", NAME))
    assert not table.game.player("P1").pool
    table.resolve()
    assert not table.game.exists(bears)
    assert table.game.state.status_of(giant).damage == 2
