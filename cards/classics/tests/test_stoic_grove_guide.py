"""Stoic Grove-Guide: an ability that functions in the graveyard."""

import pytest

from cardwright.authoring import Zone

CARD = "Stoic Grove-Guide"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{4}{B/G}", "Creature — Elf Druid")
    assert (printed.power, printed.toughness) == (5, 4)


@pytest.mark.rule("113.6m")
def test_it_exiles_itself_for_an_elf(table):
    guide = table.graveyard("P1", CARD)
    table.mana("P1", "{B}{B}")
    table.answers("P1", ("symbol", "B"))
    table.activate("P1", guide)
    assert [table.see(item).name for item in table.game.state.zone(Zone.EXILE)] == [CARD]
    table.resolve()
    assert table.permanents("P1") == ["Elf Token"]


def test_not_from_the_battlefield(table):
    guide = table.battlefield("P1", CARD)
    table.mana("P1", "{B}{B}")
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", guide)
