"""Condescend."""

import pytest

NAME = "Condescend"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{X}{U}"


@pytest.mark.rule("118.12a", "701.22a")
@pytest.mark.parametrize("pays", [True, False])
def test_countered_unless_x_is_paid(table, pays):
    table.library("P2", "Forest", "Island")
    table.mana("P1", "{G}{G}{C}{C}")
    table.answers("P1", ("pay", "pay {G}{G}"))
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    table.mana("P2", "{C}{C}{U}")
    table.answers("P2", ("X", 2), ("bottom", []), ("top", ["Forest", "Island"]))
    table.cast("P2", table.hand("P2", NAME))
    table.answers("P1", ("pay cost", pays))
    table.resolve()
    assert table.permanents("P1") == (["Grizzly Bears"] if pays else [])
