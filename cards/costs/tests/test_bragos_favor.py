"""Brago's Favor."""

import pytest

from cardwright_rules.conspiracies import begin_conspiracy

NAME = "Brago's Favor"


def test_as_printed(table):
    printed = table.see(table.command("P1", NAME)).characteristics
    assert (str(printed.type_line), printed.cost) == ("Conspiracy", None)
    assert printed.has("hidden agenda")


@pytest.mark.rule("702.106c", "702.106d", "315.5")
def test_face_up_it_makes_spells_of_the_chosen_name_cheaper(table):
    favor = table.command("P1", NAME)
    bears, giant = table.hand("P1", "Grizzly Bears"), table.hand("P1", "Hill Giant")
    table.answers("P1", ("card name", "Grizzly Bears"))
    begin_conspiracy(table.game, favor)
    assert table.hook.cost_changes(proposal=table.casting("P1", bears)) == []
    table.act("P1", lambda option: str(option) == f"turn {NAME} face up")
    (change,) = table.hook.cost_changes(proposal=table.casting("P1", bears))
    assert str(change.mana) == "{1}"
    assert table.hook.cost_changes(proposal=table.casting("P1", giant)) == []
