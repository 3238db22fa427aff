"""Spellskite."""

import pytest

NAME = "Spellskite"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Phyrexian Horror"
    assert str(printed.cost) == "{2}"
    assert (printed.power, printed.toughness) == (0, 4)


@pytest.mark.rule("115.7a", "115.7b")
def test_a_spell_targets_it_instead(table):
    skite, bears = table.battlefield("P2", NAME, "Grizzly Bears")
    table.hand("P1", "Shock")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "Grizzly Bears"))
    table.cast("P1", "Shock")
    table.mana("P2", "{U}")
    table.answers("P2", ("symbol", "U"))
    table.activate("P2", skite)
    table.resolve()
    assert table.game.exists(bears)
    assert table.game.state.status_of(skite).damage == 2


@pytest.mark.rule("115.7a")
def test_not_where_it_is_no_legal_target(table):
    skite = table.battlefield("P2", NAME)
    land = table.battlefield("P2", "Forest")
    table.hand("P1", "Stone Rain")
    table.mana("P1", "{R}{R}{R}")
    table.cast("P1", "Stone Rain")
    table.answers("P2", ("symbol", "2 life"))
    table.activate("P2", skite)
    table.resolve()
    assert not table.game.exists(land)
