"""Revel in Riches."""

import pytest

from cardwright.authoring import TREASURE, TokensCreated, Zone

NAME = "Revel in Riches"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{4}{B}"


@pytest.mark.rule("603.10a", "111.10a")
def test_a_treasure_for_their_creature(table):
    table.battlefield("P1", NAME)
    for player in ("P1", "P2"):
        table.propose(table.moving(table.battlefield(player, "Memnite"), Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents("P1") == [NAME, "Treasure Token"]


@pytest.mark.rule("104.2b", "603.4")
@pytest.mark.parametrize(("treasures", "wins"), [(9, False), (10, True)])
def test_ten_treasures_win(table, treasures, wins):
    table.battlefield("P2", NAME)
    table.propose(TokensCreated("P2", TREASURE, treasures))
    table.library("P2", "Forest")
    table.go_to("upkeep")
    table.resolve()
    assert (table.game.state.winners == ("P2",)) is wins
