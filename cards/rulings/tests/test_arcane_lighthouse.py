"""Arcane Lighthouse: its abilities as values, and what its effect answers."""

import pytest

from cardwright.authoring import ActivatedAbility, CantHave, Layer, Targeting, could_produce
from cardwright_core.casting import proposed_spell
from cardwright_core.production import is_mana_ability

LIGHTHOUSE = "Arcane Lighthouse"
BOGLE = "Slippery Bogle"
GREAVES = "Lightning Greaves"


def use(table, player="P1"):
    """Activate its second ability and let it resolve."""
    lighthouse = table.battlefield(player, LIGHTHOUSE)
    table.mana(player, "{C}")
    table.answers(player, ("pay", "pay {C}"))
    table.activate(player, lighthouse, 1)
    table.resolve()
    return lighthouse


def test_as_printed(table):
    printed = table.see(table.hand("P1", LIGHTHOUSE)).characteristics
    assert (printed.types, printed.subtypes, printed.cost) == (("Land",), (), None)
    first, second = printed.abilities
    assert isinstance(first, ActivatedAbility)
    assert is_mana_ability(first)
    assert not is_mana_ability(second)
    assert str(second.cost.mana) == "{1}"


@pytest.mark.rule("106.7")
def test_it_could_produce_colorless_mana(table):
    lighthouse = table.battlefield("P1", LIGHTHOUSE)
    assert could_produce(table.game, lighthouse) == {"C"}


@pytest.mark.rule("611.2", "613.1f")
def test_its_effect_answers_for_as_long_as_it_lasts(table):
    table.battlefield("P2", BOGLE)
    assert table.hook.continuous_effects() == []
    use(table)
    (effect,) = table.hook.continuous_effects()
    (part,) = effect.parts
    assert part.layer is Layer.ABILITY
    assert part.change == CantHave(frozenset({"hexproof", "shroud"}))
    table.go_to("upkeep")
    assert table.hook.continuous_effects() == []


@pytest.mark.rule("611.2c")
def test_the_land_need_not_be_there(table):
    bogle = table.battlefield("P2", BOGLE)
    lighthouse = use(table)
    table.propose(table.moving(lighthouse, table.see(bogle).zone.GRAVEYARD))
    assert not table.see(bogle).has("hexproof")


@pytest.mark.rule("702.11b", "702.18a", "113.11")
def test_nothing_keeps_the_creatures_from_being_targets(table):
    bogle, bears = table.battlefield("P2", BOGLE, "Grizzly Bears")
    greaves = table.battlefield("P2", GREAVES)
    state = table.game.state
    state.put(state.objects[greaves].replace(attached=bears))
    murder = table.hand("P1", "Murder")

    def asked(item):
        instance = proposed_spell(table.game, "P1", murder).instance
        return table.hook.prohibits(act=Targeting(instance, item))

    assert (asked(bogle), asked(bears)) == (["hexproof"], ["shroud"])
    use(table)
    assert (asked(bogle), asked(bears)) == ([], [])


@pytest.mark.rule("611.2c")
def test_only_creatures_of_opponents(table):
    own, land = table.battlefield("P1", BOGLE, "Forest")
    theirs = table.battlefield("P2", BOGLE)
    use(table)
    (effect,) = table.hook.continuous_effects()
    assert effect.parts[0].affects.items == (theirs,)
    assert table.see(own).has("hexproof")
    assert land in table.game.state.objects


@pytest.mark.rule("113.11")
def test_without_any_creature_nothing_begins(table):
    use(table)
    assert not table.game.state.effects


@pytest.mark.rule("113.11", "613.7")
def test_two_of_them_on_each_side(table):
    mine, theirs = table.battlefield("P1", BOGLE), table.battlefield("P2", BOGLE)
    use(table)
    state = table.game.state
    state.cursor = state.cursor.replace(priority="P2", stage="priority")
    use(table, "P2")
    assert not table.see(mine).has("hexproof")
    assert not table.see(theirs).has("hexproof")


@pytest.mark.rule("702.12b")
def test_indestructible_is_not_touched(table):
    bears = table.battlefield("P2", "Grizzly Bears", counters={"indestructible": 1})
    use(table)
    assert table.see(bears).has("indestructible")
