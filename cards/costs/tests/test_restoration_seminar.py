"""Restoration Seminar."""

import pytest

from cardwright.authoring import Zone

NAME = "Restoration Seminar"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Sorcery — Lesson", "{5}{W}{W}")


@pytest.mark.rule("702.192a")
def test_it_comes_back_in_each_main_phase(table):
    table.graveyard("P1", "Grizzly Bears")
    table.mana("P1", "{C}{C}{C}{C}{C}{W}{W}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == ["Grizzly Bears"]
    assert [table.see(item).name for item in table.game.state.zone(Zone.EXILE)] == [NAME]
    table.graveyard("P1", "Hill Giant")
    table.library("P1", "Forest")
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("precombat main")
    table.answers("P1", ("cast", NAME))
    table.go_to("end")
    table.go_to("precombat main")
    table.resolve()
    assert table.permanents("P1") == ["Grizzly Bears", "Hill Giant"]
