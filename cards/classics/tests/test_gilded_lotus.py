"""Gilded Lotus: three mana of one color."""

import pytest

NAME = "Gilded Lotus"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{5}"


def test_three_mana_of_one_color(table):
    table.answers("P1", ("mana type", "B"))
    table.activate("P1", table.battlefield("P1", NAME))
    assert pool(table) == "BBB"


@pytest.mark.rule("106.4")
def test_the_color_is_chosen_once(table):
    lotus = table.battlefield("P1", NAME)
    table.answers("P1", ("mana type", "W"))
    table.activate("P1", lotus)
    assert table.game.state.status_of(lotus).tapped
