"""Gwenna, Eyes of Gaea."""

import pytest

from cardwright.authoring import Tapped

NAME = "Gwenna, Eyes of Gaea"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Elf Druid Scout"
    assert str(printed.cost) == "{2}{G}"
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("106.6")
def test_mana_for_creature_spells_and_abilities_of_creatures(table):
    gwenna = table.battlefield("P1", NAME)
    table.answers("P1", ("mana type", "G"), ("mana type", "R"))
    table.activate("P1", gwenna)
    bears, bolt = table.hand("P1", "Grizzly Bears"), table.hand("P1", "Lightning Bolt")
    with pytest.raises(AssertionError, match="not among the options"):
        table.cast("P1", bolt)
    table.cast("P1", bears)
    assert table.stack == ["Grizzly Bears"]


@pytest.mark.rule("603.2")
def test_a_big_creature_spell_untaps_it(table):
    gwenna = table.battlefield("P1", NAME)
    table.propose(Tapped(gwenna))
    table.mana("P1", "{G}{G}{G}{G}{G}")
    table.cast("P1", table.hand("P1", "Gigantosaurus"))
    table.resolve()
    assert table.see(gwenna).object.count("+1/+1") == 1
    assert not table.game.state.status_of(gwenna).tapped
