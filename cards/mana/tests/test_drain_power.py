"""Drain Power."""

import pytest

NAME = "Drain Power"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{U}{U}"


@pytest.mark.rule("106.4", "605.3a")
def test_the_mana_of_their_lands(table):
    for land in ("Island", "City of Brass"):
        table.battlefield("P2", land)
    table.mana("P1", "{U}{U}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", NAME))
    table.answers("P2", ("mana ability", "activate Island"), ("mana type", "R"))
    table.resolve()
    assert sorted(unit.type for unit in table.game.player("P1").pool) == ["R", "U"]
    assert table.game.player("P2").pool == ()
    assert table.life("P2") == 19
