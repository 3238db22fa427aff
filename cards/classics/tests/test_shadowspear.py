"""Shadowspear: an Equipment whose other ability takes keywords away."""

import pytest

NAME = "Shadowspear"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Artifact — Equipment"
    assert str(printed.cost) == "{1}"
    assert printed.has("equip")


@pytest.mark.rule("301.5", "611.3a")
def test_what_the_equipped_creature_gets(table):
    bears, spear = table.battlefield("P1", BEARS, NAME)
    table.mana("P1", "{C}{C}")
    table.activate("P1", spear)
    table.resolve()
    found = table.see(bears)
    assert (found.characteristics.power, found.characteristics.toughness) == (3, 3)
    assert found.has("trample")
    assert found.has("lifelink")


@pytest.mark.rule("611.2c", "613.7")
def test_lost_but_not_forbidden(table):
    """What comes later in the turn is had; unlike with an effect that says "can't have"."""
    bogle = table.battlefield("P2", "Slippery Bogle")
    spear = table.battlefield("P1", NAME)
    table.mana("P1", "{C}")
    table.activate("P1", spear, 2)
    table.resolve()
    assert not table.see(bogle).has("hexproof")
    table.mana("P2", "{G}")
    state = table.game.state
    state.cursor = state.cursor.replace(priority="P2", stage="priority")
    table.cast("P2", table.hand("P2", "Ranger's Guile"))
    table.resolve()
    assert table.see(bogle).has("hexproof")
