"""Bonder's Ornament: mana, and cards for all who have one."""

import pytest

from cardwright.authoring import Zone

NAME = "Bonder's Ornament"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{3}"


def test_any_color(table):
    table.answers("P1", ("mana type", "U"))
    table.activate("P1", table.battlefield("P1", NAME))
    assert pool(table) == "U"


@pytest.mark.rule("121.1")
def test_each_player_with_one_draws(table):
    item = table.battlefield("P1", NAME)
    table.battlefield("P2", NAME)
    table.add_player("P3")
    for player in ("P1", "P2", "P3"):
        table.library(player, "Forest")
    table.mana("P1", "{C}{C}{C}{C}")
    table.answers("P1", ("pay", "pay {C}{C}{C}{C}"))
    table.activate("P1", item, 1)
    table.resolve()
    hands = [len(table.game.state.zone(Zone.HAND, player)) for player in ("P1", "P2", "P3")]
    assert hands == [1, 1, 0]
