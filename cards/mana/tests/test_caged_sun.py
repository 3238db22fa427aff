"""Caged Sun."""

import pytest

NAME = "Caged Sun"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{6}"


def pool(table):
    return "".join(sorted(unit.type for unit in table.game.player("P1").pool))


@pytest.mark.rule("605.1b", "106.12a")
def test_one_more_mana_of_the_chosen_color(table):
    table.answers("P1", ("color", "blue"))
    table.propose(table.entering("P1", NAME))
    table.activate("P1", table.battlefield("P1", "Island"))
    assert pool(table) == "UU"


@pytest.mark.rule("605.1b")
def test_none_for_another_color_or_an_opponents_land(table):
    table.answers("P1", ("color", "blue"))
    table.propose(table.entering("P1", NAME))
    table.activate("P1", table.battlefield("P1", "Forest"))
    table.activate("P2", table.battlefield("P2", "Island"))
    assert pool(table) == "G"


@pytest.mark.rule("613.4c")
def test_creatures_of_the_color_get_bigger(table):
    table.answers("P1", ("color", "green"))
    table.propose(table.entering("P1", NAME))
    bears = table.battlefield("P1", "Grizzly Bears")
    knight = table.battlefield("P1", "White Knight")
    assert [table.see(item).characteristics.power for item in (bears, knight)] == [3, 2]
