"""How many lands a player may play, and that "can't" beats "may" (305.2, 101.2)."""

import pytest

from cardwright.authoring import (
    AdditionalLandPlays,
    CantPlayLands,
    Card,
    Lasts,
    StaticAbility,
    spell,
)
from cardwright_rules.lands import PlayLand

EXPLORE, STRIKE = "Explore", "Strike"


def card(name, *abilities, types="Sorcery"):
    values = {"name": name, "types": types, "cost": "{0}", "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(card(EXPLORE, spell(Lasts(AdditionalLandPlays()))))
    table.add_card(card("Garden", StaticAbility(AdditionalLandPlays(2)), types="Enchantment"))
    table.add_card(card(STRIKE, spell(Lasts(CantPlayLands()))))


def lands_left(table, player="P1"):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [action.name for action in actions if isinstance(action, PlayLand)]


@pytest.mark.rule("305.2", "305.2a")
@pytest.mark.parametrize(("gardens", "explores"), [(0, 0), (0, 1), (1, 1), (2, 0)])
def test_each_effect_adds_to_the_one_land_of_a_turn(table, gardens, explores):
    table.battlefield("P1", *["Garden"] * gardens)
    table.battlefield("P2", "Garden")
    for _ in range(explores):
        table.cast("P1", table.hand("P1", EXPLORE))
        table.resolve()
    allowed = 1 + 2 * gardens + explores
    for _ in range(allowed):
        land = table.hand("P1", "Forest")
        assert lands_left(table) == ["Forest"]
        table.act("P1", PlayLand("P1", land, "Forest"))
    table.hand("P1", "Forest")
    assert lands_left(table) == []


@pytest.mark.rule("101.2", "101.2#1", "305.2b")
@pytest.mark.parametrize("order", [(EXPLORE, STRIKE), (STRIKE, EXPLORE)])
def test_that_none_can_be_played_wins(table, order):
    table.hand("P1", "Forest")
    assert lands_left(table) == ["Forest"]
    for name in order:
        table.cast("P1", table.hand("P1", name))
        table.resolve()
    assert lands_left(table) == []
