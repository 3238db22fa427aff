"""Grenzo, Dungeon Warden."""

import pytest

from cardwright.authoring import Zone

NAME = "Grenzo, Dungeon Warden"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Goblin Rogue"
    assert str(printed.cost) == "{X}{B}{R}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("107.3m", "400.7j")
@pytest.mark.parametrize(("card", "enters"), [("Grizzly Bears", True), ("Hill Giant", False)])
def test_the_bottom_card_enters_if_it_is_small_enough(table, card, enters):
    grenzo = table.battlefield("P1", NAME)
    table.library("P1", "Elite Vanguard", card)
    table.mana("P1", "{C}{C}")
    table.activate("P1", grenzo, 1)
    table.resolve()
    assert table.permanents("P1") == [NAME, *([card] if enters else [])]
    buried = [table.see(i).name for i in table.game.state.zone(Zone.GRAVEYARD, "P1")]
    assert buried == ([] if enters else [card])


@pytest.mark.rule("107.3m")
def test_x_is_how_big_it_enters(table):
    table.hand("P1", NAME)
    table.mana("P1", "{B}{R}{C}{C}{C}")
    table.answers("P1", ("X", 3))
    table.cast("P1", NAME)
    table.resolve()
    (grenzo,) = table.game.permanents("P1")
    assert grenzo.characteristics.power == 5
