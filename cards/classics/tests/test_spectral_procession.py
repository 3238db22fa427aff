"""Spectral Procession: three flying Spirits."""

import pytest


def test_as_printed(table):
    printed = table.see(table.hand("P1", "Spectral Procession")).characteristics
    assert (str(printed.cost), printed.types) == ("{2/W}{2/W}{2/W}", ("Sorcery",))
    assert printed.mana_value == 6


@pytest.mark.rule("111.4", "601.2b")
def test_three_white_spirits_that_fly(table):
    table.hand("P1", "Spectral Procession")
    table.mana("P1", "{W}{W}{W}")
    table.answers("P1", *[("symbol", "W")] * 3)
    table.cast("P1", "Spectral Procession")
    table.resolve()
    views = list(table.game.permanents("P1"))
    assert [view.name for view in views] == ["Spirit Token"] * 3
    first = views[0].characteristics
    assert (first.power, first.toughness, first.has("flying")) == (1, 1, True)
    assert [color.name for color in first.colors] == ["WHITE"]
