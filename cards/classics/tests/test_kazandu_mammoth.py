"""Kazandu Mammoth: an elephant, or a land."""

import pytest

from cardwright_rules.lands import PlayLand

CARD = "Kazandu Mammoth"


def test_as_printed(table):
    values = table.see(table.hand("P1", CARD)).characteristics
    (back,) = values.faces
    assert (str(values.cost), values.power, values.toughness) == ("{1}{G}{G}", 3, 3)
    assert (back.name, str(back.type_line), back.mana_value) == ("Kazandu Valley", "Land", 0)


@pytest.mark.rule("712.12", "614.1c")
def test_the_land_enters_tapped_and_the_mammoth_grows(table):
    mammoth = table.battlefield("P1", CARD)
    land = table.hand("P1", CARD)
    table.act("P1", PlayLand("P1", land, "Kazandu Valley", face=1))
    table.resolve()
    (valley,) = [v.id for v in table.game.permanents() if v.name == "Kazandu Valley"]
    assert table.game.state.status_of(valley).tapped
    values = table.see(mammoth).characteristics
    assert (values.power, values.toughness) == (5, 5)
