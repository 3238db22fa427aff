"""Poison the Cup."""

import pytest

from cardwright.authoring import Zone

NAME = "Poison the Cup"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Instant", "{1}{B}{B}")


@pytest.mark.rule("702.143c")
def test_it_scries_if_it_was_foretold(table):
    table.hand("P1", NAME)
    table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{C}{C}")
    table.act("P1", lambda option: str(option) == f"foretell {NAME}")
    (there,) = table.game.state.zone(Zone.EXILE)
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("precombat main")
    table.mana("P1", "{C}{B}")
    table.library("P1", "Forest", "Island")
    table.answers("P1", ("bottom", ["Forest"]))
    table.act("P1", lambda option: getattr(option, "object", 0) == there)
    table.resolve()
    assert table.permanents("P2") == []


@pytest.mark.rule("702.143c")
def test_not_from_the_hand(table):
    table.battlefield("P2", "Grizzly Bears")
    table.library("P1", "Forest", "Island")
    table.mana("P1", "{C}{B}{B}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P2") == []
