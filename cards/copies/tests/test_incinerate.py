"""Incinerate."""

import pytest

from cardwright_rules.destruction import Destroyed

NAME = "Incinerate"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{R}"


@pytest.mark.rule("120.3", "701.19c")
def test_three_damage_and_no_regeneration(table):
    giant = table.battlefield("P2", "Craw Wurm")
    table.mana("P1", "{R}{R}")
    table.answers("P1", ("target", giant))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.game.state.status_of(giant).damage == 3
    table.propose(Destroyed(giant))
    assert not table.game.exists(giant)
