"""Huddle Up."""

import pytest

from cardwright.authoring import Zone

NAME = "Huddle Up"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Sorcery", "{2}{U}")


@pytest.mark.rule("702.132a")
def test_who_draws_too_may_help_to_pay(table):
    for player in ("P1", "P2"):
        table.library(player, "Forest")
    table.mana("P1", "{U}")
    table.mana("P2", "{C}{C}")
    table.answers("P1", ("assist", "P2"))
    table.answers("P2", ("number", 2))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert [len(table.game.state.zone(Zone.HAND, player)) for player in ("P1", "P2")] == [1, 1]
