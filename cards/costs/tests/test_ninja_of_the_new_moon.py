"""Ninja of the New Moon."""

import pytest

NAME = "Ninja of the New Moon"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Spirit Ninja"
    assert str(printed.cost) == "{3}{B}{B}"
    assert (printed.power, printed.toughness) == (6, 3)


@pytest.mark.rule("702.49a")
def test_ninjutsu(table):
    bears = table.battlefield("P1", "Grizzly Bears")
    table.answers("P1", ("attackers", [bears]))
    table.go_to("declare blockers")
    table.mana("P1", "{C}{C}{C}{B}")
    table.activate("P1", table.hand("P1", NAME))
    table.resolve()
    table.go_to("end of combat")
    assert (table.life("P2"), table.permanents("P1")) == (14, [NAME])
