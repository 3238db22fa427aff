"""Immediate Action."""

import pytest

from cardwright_rules.conspiracies import begin_conspiracy

NAME = "Immediate Action"


def test_as_printed(table):
    printed = table.see(table.command("P1", NAME)).characteristics
    assert str(printed.type_line) == "Conspiracy"


@pytest.mark.rule("702.106c", "315.5", "315.5b")
def test_creatures_of_the_chosen_name_have_haste(table):
    action = table.command("P1", NAME)
    bears = [table.battlefield(player, "Grizzly Bears") for player in ("P1", "P2")]
    table.answers("P1", ("card name", "Grizzly Bears"))
    begin_conspiracy(table.game, action)
    assert (table.see(action).name, table.has(bears[0], "haste")) == ("", False)
    table.act("P1", lambda option: str(option) == f"turn {NAME} face up")
    assert [table.has(item, "haste") for item in bears] == [True, False]
