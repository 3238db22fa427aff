"""Valgavoth's Lair."""

import pytest

from cardwright.authoring import Untapped

NAME = "Valgavoth's Lair"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment Land"


@pytest.mark.rule("607.2d", "614.1c")
def test_tapped_and_of_one_color(table):
    table.answers("P1", ("replacement", lambda one: one.rule == "614.1d"), ("color", "red"))
    lair = table.propose(table.entering("P1", NAME)).becomes
    assert table.game.state.status_of(lair).tapped
    table.propose(Untapped(lair))
    table.activate("P1", lair, 3)
    assert [unit.type for unit in table.game.player("P1").pool] == ["R"]
    assert table.see(lair).has("hexproof")
