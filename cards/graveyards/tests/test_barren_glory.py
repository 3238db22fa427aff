"""Barren Glory."""

import pytest

NAME = "Barren Glory"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{4}{W}{W}"


@pytest.mark.rule("104.2b", "603.4")
@pytest.mark.parametrize(("other", "wins"), [(None, True), ("hand", False), ("battlefield", False)])
def test_with_nothing_else_you_win(table, other, wins):
    table.battlefield("P1", NAME)
    if other == "hand":
        table.hand("P1", "Island")
    elif other:
        table.battlefield("P1", "Island")
    table.library("P2", "Forest", "Forest")
    table.go_to("upkeep")
    table.go_to("end of combat")
    table.go_to("upkeep")
    table.go_to("draw")
    assert (table.game.state.winners == ("P1",)) is wins
