"""Colors, mana values, types and sizes, by the rules' examples (202, 205, 208)."""

import pytest

from cardwright.authoring import (
    ARTIFACT,
    LAND,
    THIS,
    AddTypes,
    Card,
    Color,
    ContinuousEffect,
    Count,
    CreatureType,
    Layer,
    OneOfThem,
    Part,
    SetPT,
    Zone,
    as_it_enters_choose,
    chosen,
    functions_in,
    hookimpl,
    mana_value,
    record,
    static,
)

W, B = Color.WHITE, Color.BLACK


def card(name, *abilities, types="Artifact", **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.mark.rule("202.2a", "202.2a#1")
@pytest.mark.parametrize(
    ("cost", "colors"), [("{2}{W}", {W}), ("{2}", set()), ("{2}{W}{B}", {W, B})]
)
def test_the_colors_are_those_of_the_mana_cost(table, cost, colors):
    table.add_card(card("Sample", cost=cost))
    assert table.see(table.hand("P1", "Sample")).characteristics.colors == colors


@pytest.mark.rule("202.3", "202.3#1", "202.3f", "202.3f#1", "202.3f#2", "202.3g", "202.3g#1")
@pytest.mark.parametrize(
    ("cost", "value"),
    [("{3}{U}{U}", 5), ("{1}{W/U}{W/U}", 3), ("{2/B}{2/B}{2/B}", 6), ("{1}{W/P}{W/P}", 3)],
)
def test_the_mana_value_is_the_total(table, cost, value):
    table.add_card(card("Sample", cost=cost))
    assert mana_value(table.game, table.see(table.hand("P1", "Sample"))) == value


def animating(what, *types):
    alive = (Layer.TYPE, AddTypes(types)), (Layer.SET_PT, SetPT(1, 1))
    return card("Life", static(*(Part(layer, what, change) for layer, change in alive)))


@pytest.mark.rule("205.1b", "205.1b#1", "205.4b", "205.4b#1")
def test_lands_that_are_creatures_keep_what_they_were(table):
    table.add_card(animating(LAND, "Creature"))
    table.add_card(card("Foundry", types="Legendary Artifact Land — Forest"))
    _, foundry, swamp = table.battlefield("P1", "Life", "Foundry", "Swamp")
    now = table.see(foundry).characteristics
    assert set(now.types) == {"Artifact", "Land", "Creature"}
    assert (now.supertypes, now.subtypes, now.power) == (("Legendary",), ("Forest",), 1)
    other = table.see(swamp).characteristics
    assert (set(other.types), other.supertypes) == ({"Land", "Creature"}, ("Basic",))
    assert other.subtypes == ("Swamp",)


@pytest.mark.rule("205.1b", "205.1b#2")
def test_artifacts_that_are_artifact_creatures_stay_enchantments(table):
    table.add_card(animating(ARTIFACT, "Artifact", "Creature"))
    table.add_card(card("Idol", types="Artifact Enchantment"))
    _, idol = table.battlefield("P1", "Life", "Idol")
    assert set(table.see(idol).characteristics.types) == {"Artifact", "Enchantment", "Creature"}


@pytest.mark.rule("205.3e", "205.3e#1")
def test_one_creature_type_is_chosen_and_nothing_else(table):
    table.add_card(card("Chooser", as_it_enters_choose(CreatureType())))
    asked = []

    def wanted(option):
        asked.append(option)
        return option == "Merfolk"

    table.answers("P1", ("creature type", wanted))
    table.propose(table.entering("P1", "Chooser"))
    assert {"Merfolk", "Wizard"} <= set(asked)
    assert not {"Merfolk Wizard", "Artifact", "Opponent", "Swamp", "Truck"}.intersection(asked)


@record
class OnePlusTheirs(Count):
    """One plus the number of creatures that the chosen player controls."""

    def value(self, game, by):
        player = chosen(game, by, OneOfThem.kind)
        theirs = game.permanents(player) if player else ()
        return 1 + sum(view.is_a("Creature") for view in theirs)


EVERYWHERE = tuple(zone for zone in Zone if zone is not Zone.OUTSIDE)


class Order(Card):
    name = "Order"
    types = "Creature — Knight"
    power, toughness = 0, 0
    abilities = (as_it_enters_choose(OneOfThem(opponent=True)),)

    @hookimpl
    @functions_in(*EVERYWHERE)
    def continuous_effects(self, by):
        size = SetPT(OnePlusTheirs(), OnePlusTheirs())
        return ContinuousEffect(by, (Part(Layer.DEFINE_PT, THIS, size, EVERYWHERE),), defines=True)


@pytest.mark.rule("208.2a", "208.2a#1")
def test_what_is_not_defined_counts_as_nothing(table):
    table.add_card(Order)
    table.battlefield("P2", "Grizzly Bears", "Soul Warden")
    buried = table.graveyard("P1", "Order")
    assert table.see(buried).characteristics.power == 1
    entered = table.propose(table.entering("P1", "Order")).becomes
    now = table.see(entered).characteristics
    assert (now.power, now.toughness) == (3, 3)
