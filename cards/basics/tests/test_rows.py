"""The cards that are rows of data."""

import pytest

LANDS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


@pytest.mark.rule("305.6")
@pytest.mark.parametrize(("land", "symbol"), LANDS.items())
def test_a_basic_land_taps_for_its_mana(table, land, symbol):
    item = table.battlefield("P1", land)
    assert str(table.see(item).characteristics.type_line) == f"Basic Land — {land}"
    table.activate("P1", item)
    assert [unit.type for unit in table.game.player("P1").pool] == [symbol]
    assert table.game.state.status_of(item).tapped


def test_grizzly_bears(table):
    bears = table.see(table.battlefield("P1", "Grizzly Bears")).characteristics
    assert str(bears.cost) == "{1}{G}"
    assert str(bears.type_line) == "Creature — Bear"
    assert (bears.power, bears.toughness, bears.abilities) == (2, 2, ())
