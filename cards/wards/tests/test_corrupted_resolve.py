"""Corrupted Resolve."""

import pytest

from cardwright_rules.counters import PlayerGetsCounters

NAME = "Corrupted Resolve"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{U}"


@pytest.mark.rule("122.1f", "701.6")
@pytest.mark.parametrize("poison", [0, 1])
def test_only_a_poisoned_players_spell(table, poison):
    if poison:
        table.propose(PlayerGetsCounters("P2", "poison", poison))
    table.hand("P1", NAME)
    table.hand("P2", "Shock")
    table.mana("P2", "{R}")
    table.answers("P2", ("target", "P1"))
    table.cast("P2", "Shock")
    table.mana("P1", "{U}{U}")
    table.cast("P1", NAME)
    table.resolve()
    assert table.life("P1") == (20 if poison else 18)
