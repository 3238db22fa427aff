"""Aeon Chronicler."""

import pytest

from cardwright.authoring import Zone

NAME = "Aeon Chronicler"


def test_as_printed(table):
    item = table.hand("P1", NAME)
    printed = table.see(item).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Creature — Avatar", "{3}{U}{U}")
    assert table.size(item) == (1, 1)


@pytest.mark.rule("702.62a")
def test_it_is_suspended_for_x_and_draws_as_it_counts_down(table):
    table.hand("P1", NAME)
    table.mana("P1", "{C}{C}{C}{C}{C}{U}")
    table.answers("P1", ("X", 2))
    table.act("P1", lambda option: str(option) == f"suspend {NAME}")
    (there,) = table.game.state.zone(Zone.EXILE)
    assert table.counters(there) == {"time": 2}
    table.library("P1", *["Forest"] * 4)
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("upkeep")
    table.go_to("end")
    table.go_to("upkeep")
    table.resolve()
    assert table.counters(there) == {"time": 1}
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
