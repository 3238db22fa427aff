"""Rule of Law: one spell each turn, for everybody."""

import pytest

from cardwright_core.actions import PassPriority

CARD = "Rule of Law"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{W}", "Enchantment")


@pytest.mark.rule("601.3", "101.2")
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_after_one_spell_no_other(table, player):
    table.battlefield("P1", CARD)
    first, second = table.hand(player, "Lightning Bolt", "Lightning Bolt")
    assert table.hook.prohibits(act=table.casting(player, second)) == []
    table.mana(player, "{R}")
    table.answers(player, ("target", "P2"))
    if player == "P2":
        table.settle()
        table.act("P1", PassPriority("P1"))
    table.cast(player, first)
    (reason,) = table.hook.prohibits(act=table.casting(player, second))
    assert reason == f"{player} has cast 1 this turn (Rule of Law)"


@pytest.mark.rule("602.5")
def test_abilities_are_no_spells(table):
    table.battlefield("P1", CARD)
    scepter = table.battlefield("P1", "Isochron Scepter")
    assert table.hook.prohibits(act=table.activating("P1", scepter, 1)) == []
