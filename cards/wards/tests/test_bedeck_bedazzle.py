"""Bedeck // Bedazzle."""

import pytest

from cardwright_core.casting import Cast

NAME = "Bedeck // Bedazzle"


def test_as_printed(table):
    halves = table.see(table.hand("P1", NAME)).characteristics.faces
    assert [(half.name, str(half.cost), str(half.type_line)) for half in halves] == [
        ("Bedeck", "{B/R}{B/R}", "Instant"),
        ("Bedazzle", "{4}{B}{R}", "Instant"),
    ]


@pytest.mark.rule("709.3b")
def test_bedeck(table):
    giant = table.battlefield("P2", "Hill Giant")
    table.mana("P1", "{B}{R}")
    table.answers("P1", ("symbol", "B"), ("symbol", "R"))
    table.act("P1", Cast("P1", table.hand("P1", NAME), "Bedeck", face=0))
    table.resolve()
    assert not table.game.exists(giant)


@pytest.mark.rule("709.3b", "608.2c")
def test_bedazzle(table):
    table.battlefield("P2", "Darksteel Citadel", "Forest", "Mutavault")
    table.mana("P1", "{B}{B}{R}{R}{R}{R}")
    table.answers("P1", ("target", "Mutavault"))
    table.act("P1", Cast("P1", table.hand("P1", NAME), "Bedazzle", face=1))
    table.resolve()
    assert table.permanents("P2") == ["Darksteel Citadel", "Forest"]
    assert table.life("P2") == 18
