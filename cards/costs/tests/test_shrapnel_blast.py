"""Shrapnel Blast."""

import pytest

NAME = "Shrapnel Blast"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{R}"


@pytest.mark.rule("118.8", "601.2h")
def test_an_artifact_and_five_damage(table):
    ornithopter = table.battlefield("P1", "Ornithopter")
    table.mana("P1", "{C}{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", NAME))
    assert not table.game.exists(ornithopter)
    table.resolve()
    assert table.life("P2") == 15
