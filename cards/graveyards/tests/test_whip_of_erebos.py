"""Whip of Erebos."""

import pytest

from cardwright.authoring import Zone

NAME = "Whip of Erebos"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Enchantment Artifact"
    assert str(printed.cost) == "{2}{B}{B}"


@pytest.mark.rule("614.1a", "603.7")
def test_it_returns_with_haste_and_is_exiled(table):
    whip = table.battlefield("P1", NAME)
    table.propose(table.moving(table.hand("P1", "Hill Giant"), Zone.GRAVEYARD))
    table.mana("P1", "{B}{B}{B}{B}")
    table.activate("P1", whip, 1)
    table.resolve()
    (giant,) = [view for view in table.game.permanents("P1") if view.name == "Hill Giant"]
    assert (giant.has("haste"), giant.has("lifelink")) == (True, True)
    table.propose(table.moving(giant.id, Zone.HAND))
    assert [table.see(item).name for item in table.game.state.zone(Zone.EXILE)] == ["Hill Giant"]
