"""Reflecting Pool: any type that your lands could produce."""

import pytest

from cardwright.authoring import could_produce

NAME = "Reflecting Pool"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"
    assert printed.cost is None


@pytest.mark.rule("106.7")
def test_it_asks_your_lands(table):
    item, _ = table.battlefield("P1", NAME, "Forest")
    table.battlefield("P2", "Island")
    assert could_produce(table.game, item) == {"G"}
    table.activate("P1", item)
    assert pool(table) == "G"


@pytest.mark.rule("106.5")
def test_alone_it_adds_nothing(table):
    table.activate("P1", table.battlefield("P1", NAME))
    assert pool(table) == ""
