"""Meteor Crater: a color of your permanents."""

import pytest

NAME = "Meteor Crater"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"
    assert printed.cost is None


@pytest.mark.rule("106.5", "106.5#1")
@pytest.mark.parametrize(("beside", "added"), [("Grizzly Bears", "G"), ("Gilded Lotus", "")])
def test_a_color_of_a_permanent_that_you_control(table, beside, added):
    crater, _ = table.battlefield("P1", NAME, beside)
    table.battlefield("P2", "Soul Warden")
    table.activate("P1", crater)
    assert pool(table) == added
