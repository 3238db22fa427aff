"""Sigil Tracer."""

import pytest

NAME = "Sigil Tracer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Merfolk Wizard"
    assert str(printed.cost) == "{1}{U}{U}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("707.10", "602.5a")
def test_two_wizards_copy_a_spell(table):
    tracers = table.battlefield("P1", NAME, NAME)
    table.mana("P1", "{R}{C}{U}")
    table.answers("P1", ("target", "P2"), ("new target", "P2"))
    table.cast("P1", table.hand("P1", "Shock"))
    table.activate("P1", tracers[0])
    table.resolve()
    assert table.life("P2") == 16
    assert all(table.game.state.status_of(one).tapped for one in tracers)
