"""Remove Soul."""

import pytest

NAME = "Remove Soul"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{U}"


@pytest.mark.rule("701.6a")
def test_a_creature_spell_is_countered(table):
    table.mana("P1", "{G}{G}")
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    table.mana("P2", "{C}{U}")
    table.cast("P2", table.hand("P2", NAME))
    table.resolve()
    assert table.permanents("P1") == []
