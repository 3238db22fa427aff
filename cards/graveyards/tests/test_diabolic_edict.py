"""Diabolic Edict."""

import pytest

NAME = "Diabolic Edict"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{B}"


@pytest.mark.rule("701.21a")
def test_a_creature_of_their_choice(table):
    kept, gone = table.battlefield("P2", "Hill Giant"), table.battlefield("P2", "Memnite")
    table.mana("P1", "{B}{B}")
    table.answers("P1", ("target", "P2"))
    table.answers("P2", ("sacrifice", gone))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert (table.game.exists(kept), table.game.exists(gone)) == (True, False)
