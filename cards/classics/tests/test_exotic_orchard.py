"""Exotic Orchard: any color that opponents' lands could produce."""

import pytest

from cardwright.authoring import could_produce

NAME = "Exotic Orchard"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"
    assert printed.cost is None


@pytest.mark.rule("106.7")
def test_it_asks_the_lands_of_opponents_for_colors(table):
    item, _ = table.battlefield("P1", NAME, "Forest")
    table.battlefield("P2", "Island", "Boseiju, Who Shelters All")
    assert could_produce(table.game, item) == {"U"}
    table.activate("P1", item)
    assert pool(table) == "U"
