"""Black Lotus: three mana for itself."""

import pytest

NAME = "Black Lotus"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{0}"


@pytest.mark.rule("605.1a", "701.21a")
def test_it_is_sacrificed_for_three_mana(table):
    table.answers("P1", ("mana type", "U"))
    table.activate("P1", table.battlefield("P1", NAME))
    assert (pool(table), table.permanents("P1")) == ("UUU", [])
