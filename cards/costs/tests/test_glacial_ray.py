"""Glacial Ray."""

import pytest

from cardwright.authoring import Zone

NAME = "Glacial Ray"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant — Arcane"
    assert str(printed.cost) == "{1}{R}"


@pytest.mark.rule("702.47a")
def test_it_is_spliced_onto_an_arcane_spell(table):
    table.library("P1", "Forest")
    ray = table.hand("P1", NAME)
    table.mana("P1", "{U}{C}{R}")
    table.answers("P1", ("additional costs", f"splice {NAME}"), ("target", "P2"))
    table.cast("P1", table.hand("P1", "Reach Through Mists"))
    table.resolve()
    assert table.life("P2") == 18
    assert table.game.exists(ray)
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2
