"""Surging Flame."""

import pytest

NAME = "Surging Flame"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Instant", "{1}{R}")


@pytest.mark.rule("702.60a")
def test_it_ripples(table):
    table.library("P1", "Island", "Forest", NAME)
    table.mana("P1", "{C}{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", NAME))
    table.answers("P1", ("ripple", True), ("cast", lambda one: one.name == NAME), ("target", "P2"))
    table.answers("P1", ("bottom", ["Forest", "Island"]), ("ripple", False))
    table.resolve()
    assert table.life("P2") == 16
