"""Glaring Spotlight: targets as though without hexproof, and a part that is not locked in."""

import pytest

from cardwright.authoring import Targeting
from cardwright_core.casting import proposed_spell

NAME = "Glaring Spotlight"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Artifact", "{1}")


@pytest.mark.rule("702.11e", "609.4")
@pytest.mark.parametrize("creature", ["Slippery Bogle", "Knight of Grace"])
def test_its_controller_targets_as_though_there_were_no_hexproof(table, creature):
    table.battlefield("P1", NAME)
    theirs = table.battlefield("P2", creature)
    spell = proposed_spell(table.game, "P1", table.hand("P1", "Murder")).instance
    act = Targeting(spell, theirs)
    assert table.hook.disregards_hexproof(act=act) == [True]
    assert table.hook.prohibits(act=act) == []
    assert table.see(theirs).has("hexproof")


@pytest.mark.rule("702.11e")
def test_nobody_else_and_nothing_else(table):
    table.add_player("P3")
    table.battlefield("P1", NAME)
    bogle, bears = table.battlefield("P2", "Slippery Bogle", BEARS)
    boots, shalai = table.battlefield("P2", "Lightning Greaves", "Shalai, Voice of Plenty")
    state = table.game.state
    state.put(state.objects[boots].replace(attached=bears))
    spells = {
        player: proposed_spell(table.game, player, table.hand(player, "Shock")).instance
        for player in ("P1", "P3")
    }

    def asked(player, target):
        return table.hook.prohibits(act=Targeting(spells[player], target))

    assert asked("P3", bogle) == ["hexproof", "hexproof"]
    assert asked("P1", bogle) == []
    assert asked("P1", bears) == ["shroud"]
    assert asked("P1", "P2") == ["hexproof"]
    assert shalai in state.objects


@pytest.mark.rule("611.2c", "611.2c#2")
def test_each_part_has_its_own_set(table):
    spotlight, there = table.battlefield("P1", NAME, BEARS)
    table.mana("P1", "{C}{C}{C}")
    table.activate("P1", spotlight, 1)
    table.resolve()
    late = table.battlefield("P1", BEARS)
    (restriction,) = table.hook.block_restrictions()
    blocker = table.see(table.battlefield("P2", BEARS))
    for item, hexproof in ((there, True), (late, False)):
        assert table.see(item).has("hexproof") is hexproof
        assert restriction.forbids(blocker, table.see(item))
    assert not restriction.forbids(table.see(there), blocker)
