"""Living Wish: a creature or land card from outside the game."""

import pytest

from cardwright.authoring import Zone
from cardwright_rules.outside import have_outside

CARD = "Living Wish"


def wish(table, *choices):
    table.mana("P1", "{G}{G}")
    item = table.hand("P1", CARD)
    table.answers("P1", *choices)
    table.cast("P1", item)
    table.resolve()
    assert [table.see(one).name for one in table.game.state.zone(Zone.EXILE)] == [CARD]
    return [table.see(one).name for one in table.game.state.zone(Zone.HAND, "P1")]


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{G}", "Sorcery")


@pytest.mark.rule("400.11a", "400.11b")
@pytest.mark.parametrize("wanted", ["Forest", "Grizzly Bears"])
def test_a_creature_or_land_card(table, wanted):
    have_outside(table.game, "P1", ["Forest", "Grizzly Bears", "Counterspell"])
    assert wish(table, ("outside the game", wanted)) == [wanted]


def test_it_may_be_none(table):
    have_outside(table.game, "P1", ["Forest"])
    assert wish(table, ("outside the game", [])) == []


def test_no_other_card(table):
    have_outside(table.game, "P1", ["Counterspell"])
    assert wish(table) == []
