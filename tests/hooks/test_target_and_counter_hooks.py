"""The hooks `disregards_hexproof` and `counter_abilities`, and the act of attaching."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Attaching,
    Card,
    Destroyed,
    DisregardsHexproof,
    StaticAbility,
    Targeting,
)
from cardwright_core.casting import proposed_spell


@pytest.mark.rule("702.11e")
@pytest.mark.parametrize("lamps", [0, 1, 2])
def test_disregards_hexproof_once_for_each(table, lamps):
    ability = StaticAbility(DisregardsHexproof(CREATURE))
    values = {"name": "Lamp", "types": "Artifact", "abilities": (ability,)}
    table.add_card(type("Lamp", (Card,), values))
    table.battlefield("P1", *["Lamp"] * lamps)
    bogle = table.battlefield("P2", "Slippery Bogle")
    spell = proposed_spell(table.game, "P1", table.hand("P1", "Murder")).instance
    act = Targeting(spell, bogle)
    assert table.hook.disregards_hexproof(act=act) == [True] * lamps
    assert bool(table.hook.prohibits(act=act)) is (lamps == 0)


@pytest.mark.rule("122.1c", "122.1d", "122.1h")
@pytest.mark.parametrize(
    ("counter", "answers"),
    [("shield", 1), ("stun", 1), ("finality", 1), ("flying", 0), ("+1/+1", 0)],
)
def test_counter_abilities_of_each_kind(table, counter, answers):
    assert len(table.rules.hook.counter_abilities(counter=counter)) == answers


@pytest.mark.rule("122.1c")
def test_one_ability_for_all_counters_of_a_kind(table):
    bears = table.battlefield("P1", "Grizzly Bears", counters={"shield": 3, "stun": 2})
    (offer,) = table.hook.replacements(event=Destroyed(bears))
    assert offer.rule == "122.1c"
    assert offer.by.source.id == bears


@pytest.mark.rule("702.16c", "702.16d")
def test_attaching_is_an_act_that_can_be_forbidden(table):
    knight, boots = table.battlefield("P1", "White Knight", "Swiftfoot Boots")
    assert table.hook.prohibits(act=Attaching(table.see(boots), knight)) == []
