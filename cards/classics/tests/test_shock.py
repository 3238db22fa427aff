"""Shock: damage to any target."""

import pytest

NAME = "Shock"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{R}"


@pytest.mark.rule("115.4", "120.3")
@pytest.mark.parametrize("to_player", [True, False])
def test_two_damage(table, to_player):
    bears = table.battlefield("P2", BEARS)
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2" if to_player else bears))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.life("P2") == (18 if to_player else 20)
    assert (bears in table.game.state.objects) is to_player
