"""Solphim, Mayhem Dominus."""

import pytest

from cardwright.authoring import DamageDealt

NAME = "Solphim, Mayhem Dominus"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Phyrexian Horror"
    assert str(printed.cost) == "{2}{R}{R}"
    assert (printed.power, printed.toughness) == (5, 4)


@pytest.mark.rule("614.1a")
def test_noncombat_damage_to_opponents_is_doubled(table):
    solphim = table.battlefield("P1", NAME)
    table.propose(DamageDealt(solphim, "P2", 2))
    table.propose(DamageDealt(solphim, "P2", 2, combat=True))
    table.propose(DamageDealt(solphim, "P1", 2))
    assert (table.life("P1"), table.life("P2")) == (18, 14)


@pytest.mark.rule("122.1b", "107.4f")
def test_an_indestructible_counter(table):
    solphim = table.battlefield("P1", NAME)
    cards = [table.hand("P1", "Forest") for _ in range(2)]
    table.mana("P1", "{C}{R}")
    table.answers("P1", ("symbol", "R"), ("symbol", "2 life"))
    table.activate("P1", solphim, 1)
    table.resolve()
    assert table.see(solphim).has("indestructible")
    assert not any(map(table.game.exists, cards))
