"""Thalia: spells that are not of creatures cost one more, whoever casts them."""

import pytest

from cardwright_core.casting import proposed_spell

THALIA = "Thalia, Guardian of Thraben"


def test_as_printed(table):
    printed = table.see(table.hand("P1", THALIA)).characteristics
    assert (str(printed.cost), printed.supertypes) == ("{1}{W}", ("Legendary",))
    assert (printed.power, printed.toughness, printed.has("first strike")) == (2, 1, True)


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize("player", ["P1", "P2"])
@pytest.mark.parametrize(("name", "more"), [("Cloudshift", ["{1}"]), ("Grizzly Bears", [])])
def test_spells_of_noncreature_cards_cost_more(table, player, name, more):
    table.battlefield("P1", THALIA)
    proposal = proposed_spell(table.game, player, table.hand(player, name))
    assert [str(change.mana) for change in table.hook.cost_changes(proposal=proposal)] == more
