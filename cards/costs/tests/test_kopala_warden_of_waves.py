"""Kopala, Warden of Waves."""

import pytest

NAME = "Kopala, Warden of Waves"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Merfolk Wizard"
    assert str(printed.cost) == "{1}{U}{U}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("601.2f", "601.2c")
def test_spells_that_target_merfolk_cost_more(table):
    kopala = table.battlefield("P2", NAME)
    table.mana("P1", "{R}{R}{R}")
    table.answers("P1", ("target", kopala))
    table.cast("P1", table.hand("P1", "Shock"))
    assert not table.game.player("P1").pool
    table.resolve()
    assert not table.game.exists(kopala)


@pytest.mark.rule("602.2b")
def test_abilities_too(table):
    kopala = table.battlefield("P2", NAME)
    elemental = table.battlefield("P1", "Cinder Elemental")
    table.mana("P1", "{R}{R}{R}{R}{R}")
    table.answers("P1", ("X", 2), ("target", kopala))
    table.activate("P1", elemental)
    assert not table.game.player("P1").pool
