"""Shalai, Voice of Plenty: hexproof for a player and permanents of two kinds."""

import pytest

from cardwright.authoring import Targeting
from cardwright_core.casting import proposed_spell

NAME = "Shalai, Voice of Plenty"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Angel"
    assert str(printed.cost) == "{3}{W}"
    assert (printed.power, printed.toughness) == (3, 4)
    assert printed.has("flying")


def test_others_have_hexproof_and_she_has_not(table):
    shalai, bears, forest = table.battlefield("P1", NAME, BEARS, "Forest")
    theirs = table.battlefield("P2", BEARS)
    has_it = [table.see(item).has("hexproof") for item in (shalai, bears, forest, theirs)]
    assert has_it == [False, True, False, False]


@pytest.mark.rule("702.11c")
def test_her_controller_has_it(table):
    table.battlefield("P1", NAME)
    for player, answer in (("P1", []), ("P2", ["hexproof"])):
        spell = proposed_spell(table.game, player, table.hand(player, "Shock")).instance
        assert table.hook.prohibits(act=Targeting(spell, "P1")) == answer


@pytest.mark.rule("122.6")
def test_a_counter_on_each_creature(table):
    shalai, bears = table.battlefield("P1", NAME, BEARS)
    table.mana("P1", "{G}{G}{C}{C}{C}{C}")
    table.activate("P1", shalai, 3)
    table.resolve()
    assert [table.see(item).characteristics.power for item in (shalai, bears)] == [4, 3]
