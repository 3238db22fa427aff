"""Saw It Coming."""

import pytest

from cardwright.authoring import Zone

NAME = "Saw It Coming"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{U}{U}"


@pytest.mark.rule("702.143a")
def test_foretold_in_ones_own_turn_and_cast_later(table):
    table.hand("P1", NAME)
    table.mana("P1", "{C}{C}")
    table.act("P1", lambda option: str(option) == f"foretell {NAME}")
    (there,) = table.game.state.zone(Zone.EXILE)
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("precombat main")
    table.mana("P2", "{C}{G}")
    table.cast("P2", table.hand("P2", "Grizzly Bears"))
    table.mana("P1", "{C}{U}")
    table.act("P1", lambda option: getattr(option, "object", 0) == there)
    table.resolve()
    assert table.permanents("P2") == []
