"""Counterspell: counters a spell."""

import pytest

NAME = "Counterspell"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{U}{U}"


@pytest.mark.rule("701.6a")
def test_a_spell_is_countered(table):
    table.mana("P1", "{G}{G}")
    table.mana("P2", "{U}{U}")
    table.hand("P2", NAME)
    table.answers("P2", ("priority", lambda one: str(one).startswith("cast")))
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    table.resolve()
    assert table.permanents("P1") == []
