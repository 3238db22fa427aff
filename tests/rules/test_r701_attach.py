"""Auras, Equipment, attaching, and coming off (301.5, 303.4, 701.3, 702.5, 702.6, 704.5m to p)."""

import pytest

from cardwright.authoring import (
    Attached,
    Card,
    Color,
    Layer,
    LoseAbilities,
    SetColors,
    Unattached,
    Zone,
    can_attach,
    enchanted,
    equipped,
    gets,
    has,
    move,
)

BEARS = "Grizzly Bears"
BOOTS = "Swiftfoot Boots"
BONES = "Bonesplitter"
AURA = "Alpha Authority"
CONTROL = "Control Magic"


def card(name, types, *abilities, **values):
    made = {"name": name, "types": types, "cost": "{0}", "abilities": abilities} | values
    return type("TestCard", (Card,), made)


def host(table, item):
    return table.game.state.objects[item].attached


@pytest.fixture
def resolved(table):
    """Let P1 cast a card from the hand for nothing but what is in the pool, and resolve it."""

    def act(name, **choices):
        for kind, chosen in choices.items():
            table.answers("P1", (kind, chosen))
        table.cast("P1", table.hand("P1", name))
        table.resolve()
        found = [view.id for view in table.game.permanents() if view.name == name]
        return found[-1] if found else 0

    return act


# Equipment.


@pytest.mark.rule("301.5b", "702.6a", "701.3a")
def test_equip_attaches_it_and_gives_what_it_says(table):
    bears, bones = table.battlefield("P1", BEARS, BONES)
    table.mana("P1", "{C}")
    table.activate("P1", bones)
    table.resolve()
    assert host(table, bones) == bears
    assert table.see(bears).characteristics.power == 4


@pytest.mark.rule("702.6a")
def test_only_a_creature_of_yours_is_a_legal_target(table, may_begin):
    table.battlefield("P2", BEARS)
    bones = table.battlefield("P1", BONES)
    table.mana("P1", "{C}")
    assert not may_begin("P1", bones)
    table.battlefield("P1", BEARS)
    assert may_begin("P1", bones)


@pytest.mark.rule("702.6a")
def test_only_when_a_sorcery_could_be_cast(table, may_begin):
    _, bones = table.battlefield("P1", BEARS, BONES)
    table.mana("P1", "{C}")
    assert may_begin("P1", bones)
    table.propose(table.entering("P1", "Man-o'-War"))
    table.answers("P1", ("target", BEARS))
    table.settle()
    assert not may_begin("P1", bones)


def _activated(table, item):
    return [i for _, i in table.game.state.index.get(("activated", None)) if i.source.id == item]


@pytest.mark.rule("301.5b", "613.7e", "701.3c")
def test_it_moves_to_another_creature_with_a_new_timestamp(table):
    first, second, bones = table.battlefield("P1", BEARS, "Soul Warden", BONES)
    before = table.game.state.objects[bones].timestamp
    table.propose(Attached(bones, first))
    between = table.game.state.objects[bones].timestamp
    table.propose(Attached(bones, second))
    assert before < between < table.game.state.objects[bones].timestamp
    assert [table.see(i).characteristics.power for i in (first, second)] == [2, 3]


@pytest.mark.rule("613.7a", "613.7e")
def test_the_timestamp_decides_between_two(table, lay):
    red = card(
        "Red", "Artifact — Equipment", equipped((Layer.COLOR, SetColors(frozenset({Color.RED}))))
    )
    blue = card(
        "Blue", "Artifact — Equipment", equipped((Layer.COLOR, SetColors(frozenset({Color.BLUE}))))
    )
    bears, first, second = lay(P1=["2/2", red, blue])
    table.propose(Attached(second, bears))
    table.propose(Attached(first, bears))
    assert table.see(bears).characteristics.colors == frozenset({Color.RED})


@pytest.mark.rule("701.3b")
def test_attaching_to_where_it_is_already_does_nothing(table):
    bears, bones = table.battlefield("P1", BEARS, BONES)
    table.propose(Attached(bones, bears))
    before = table.game.state.objects[bones]
    table.mana("P1", "{C}")
    table.activate("P1", bones)
    table.resolve()
    assert table.game.state.objects[bones] == before


@pytest.mark.rule("301.5c")
@pytest.mark.parametrize("other", ["Forest", BONES])
def test_equipment_can_be_attached_to_creatures_only(table, other):
    boots, thing = table.battlefield("P1", BOOTS, other)
    assert not can_attach(table.game, table.see(boots), thing)
    assert not can_attach(table.game, table.see(boots), boots)
    assert not can_attach(table.game, table.see(boots), "P1")


@pytest.mark.rule("301.5c", "704.5p")
def test_equipment_that_becomes_a_creature_comes_off(table, lay, attach):
    walking = card("Walking", "Artifact Creature — Equipment", power=1, toughness=1)
    bears, equipment = lay(P1=["2/2", walking])
    attach(equipment, bears)
    table.settle()
    assert host(table, equipment) is None
    assert table.see(equipment).zone is Zone.BATTLEFIELD


@pytest.mark.rule("704.5n")
def test_equipment_on_what_is_no_creature_any_more_comes_off(table, attach):
    land, bones = table.battlefield("P1", "Forest", BONES)
    attach(bones, land)
    table.settle()
    assert host(table, bones) is None
    assert "becomes unattached" in table.told


@pytest.mark.rule("704.5n", "400.7")
def test_equipment_stays_when_its_creature_leaves(table, attach):
    bears, bones = table.battlefield("P1", BEARS, BONES)
    attach(bones, bears)
    back = table.propose(table.moving(bears, Zone.EXILE)).becomes
    table.settle()
    assert host(table, bones) is None
    table.propose(move(table.game, back, Zone.BATTLEFIELD))
    assert [v.characteristics.power for v in table.game.permanents() if v.name == BEARS] == [2]


@pytest.mark.rule("611.3a", "704.5n")
def test_what_it_gave_is_gone_as_it_comes_off(table, attach):
    bears, bones = table.battlefield("P1", BEARS, BONES)
    attach(bones, bears)
    assert table.see(bears).characteristics.power == 4
    table.propose(Unattached(bones))
    assert table.see(bears).characteristics.power == 2


@pytest.mark.rule("301.5d")
def test_controllers_are_separate(table, attach):
    bears, bones = table.battlefield("P1", BEARS, BONES)
    attach(bones, bears)
    state = table.game.state
    state.put(state.objects[bears].replace(controller="P2"))
    table.settle()
    assert host(table, bones) == bears
    assert table.see(bones).controller == "P1"
    assert table.see(bears).characteristics.power == 4


@pytest.mark.rule("301.5d")
def test_an_ability_that_it_gives_is_the_creatures(table, attach):
    bears = table.battlefield("P2", BEARS, tapped=True)
    mantle = table.battlefield("P1", "Umbral Mantle")
    attach(mantle, bears)
    (mine,) = _activated(table, bears)
    assert mine.controller == "P2"


@pytest.mark.rule("702.6c")
def test_equip_of_a_quality_restricts_the_target_alone(table, lay, attach):
    class Picky(Card):
        name = "Picky"
        types = "Artifact — Equipment"
        keywords = ("equip Soldier {0}",)

    soldier = card("Soldier", "Creature — Soldier", power=1, toughness=1)
    picky, bears, one = lay(P1=[Picky, "2/2", soldier])
    table.activate("P1", picky)
    table.resolve()
    assert host(table, picky) == one
    attach(picky, bears)
    table.settle()
    assert host(table, picky) == bears


# Auras.


@pytest.mark.rule("115.1b", "303.4a", "608.3c")
def test_an_aura_spell_has_a_target_and_enters_attached_to_it(table, resolved):
    bears, _ = table.battlefield("P1", BEARS, "Soul Warden")
    table.mana("P1", "{G}{G}")
    aura = resolved(AURA, target=bears)
    assert host(table, aura) == bears
    assert table.see(bears).has("hexproof")


@pytest.mark.rule("303.4a", "601.2c")
def test_without_a_target_it_cant_be_cast(table, may_begin):
    table.battlefield("P1", "Forest")
    table.mana("P1", "{G}{G}")
    aura = table.hand("P1", AURA)
    assert not may_begin("P1", aura)
    table.battlefield("P1", BEARS)
    assert may_begin("P1", aura)


@pytest.mark.rule("608.3b", "608.2b")
def test_with_an_illegal_target_it_goes_to_the_graveyard(table):
    bears = table.battlefield("P1", BEARS)
    table.mana("P1", "{G}{G}")
    aura = table.hand("P1", AURA)
    table.cast("P1", aura)
    table.propose(table.moving(bears, Zone.EXILE))
    table.resolve()
    assert table.permanents() == []
    assert [table.see(i).name for i in table.game.state.zone(Zone.GRAVEYARD, "P1")] == [AURA]


@pytest.mark.rule("702.11b", "115.1b")
def test_hexproof_stops_the_spell_but_not_the_aura(table, may_begin):
    bogle = table.battlefield("P2", "Slippery Bogle")
    table.mana("P1", "{U}{U}{U}{U}")
    aura = table.hand("P1", CONTROL)
    assert not may_begin("P1", aura)
    table.propose(move(table.game, aura, Zone.BATTLEFIELD, controller="P1"))
    assert table.see(bogle).controller == "P1"


@pytest.mark.rule("303.4f")
def test_its_controller_chooses_what_it_enters_attached_to(table):
    first, second = table.battlefield("P2", BEARS, "Soul Warden")
    table.battlefield("P2", "Forest")
    aura = table.hand("P1", CONTROL)
    table.answers("P1", ("enchant", second))
    entered = table.propose(move(table.game, aura, Zone.BATTLEFIELD, controller="P1"))
    assert host(table, entered.becomes) == second
    assert [table.see(i).controller for i in (first, second)] == ["P2", "P1"]


@pytest.mark.rule("303.4g")
def test_where_there_is_nothing_to_enchant_it_stays_where_it_is(table):
    table.battlefield("P2", "Forest")
    aura = table.graveyard("P1", CONTROL)
    assert table.propose(move(table.game, aura, Zone.BATTLEFIELD, controller="P1")) is None
    assert table.see(aura).zone is Zone.GRAVEYARD


@pytest.mark.rule("303.4i")
def test_where_it_can_not_be_put_it_stays_too(table):
    land, _ = table.battlefield("P2", "Forest", BEARS)
    aura = table.graveyard("P1", CONTROL)
    entering = move(table.game, aura, Zone.BATTLEFIELD, controller="P1").replace(attached=land)
    assert table.propose(entering) is None
    assert table.see(aura).zone is Zone.GRAVEYARD


@pytest.mark.rule("303.4c", "704.5m")
def test_an_aura_without_its_creature_goes_to_the_graveyard(table, attach):
    bears, aura = table.battlefield("P1", BEARS, AURA)
    attach(aura, bears)
    table.settle()
    assert table.see(aura).zone is Zone.BATTLEFIELD
    table.propose(table.moving(bears, Zone.EXILE))
    table.settle()
    assert [table.see(i).name for i in table.game.state.zone(Zone.GRAVEYARD, "P1")] == [AURA]


@pytest.mark.rule("704.5m")
def test_an_aura_that_is_attached_to_nothing_goes_too(table):
    table.battlefield("P1", BEARS, AURA)
    table.settle()
    assert table.permanents() == [BEARS]


@pytest.mark.rule("303.4d", "704.5m")
def test_an_aura_that_is_a_creature_enchants_nothing(table, lay, attach):
    walking = card("Walker", "Enchantment Creature — Aura", power=1, toughness=1)
    walking.keywords = ("enchant creature",)
    bears, aura = lay(P1=["2/2", walking])
    attach(aura, bears)
    table.settle()
    assert table.permanents() == ["2/2"]


@pytest.mark.rule("704.5p")
def test_what_is_neither_comes_off(table, attach):
    bears, forest = table.battlefield("P1", BEARS, "Forest")
    attach(forest, bears)
    table.settle()
    assert host(table, forest) is None
    assert table.permanents() == [BEARS, "Forest"]


@pytest.mark.rule("702.5c")
def test_all_enchant_abilities_have_to_be_met(table, lay, attach):
    strict = card("Strict", "Enchantment — Aura")
    strict.keywords = ("enchant creature", "enchant artifact")
    golem = card("Golem", "Artifact Creature", power=1, toughness=1)
    aura, bears, both = lay(P1=[strict, "2/2", golem])
    assert not can_attach(table.game, table.see(aura), bears)
    assert can_attach(table.game, table.see(aura), both)


@pytest.mark.rule("702.5d", "303.4b")
def test_an_aura_can_enchant_a_player(table, lay, attach):
    curse = card("Curse", "Enchantment — Aura")
    curse.keywords = ("enchant player",)
    aura, bears = lay(P1=[curse, "2/2"])
    assert can_attach(table.game, table.see(aura), "P2")
    assert not can_attach(table.game, table.see(aura), bears)
    attach(aura, "P2")
    table.settle()
    assert host(table, aura) == "P2"


@pytest.mark.rule("303.4e")
def test_control_of_the_creature_does_not_change_control_of_the_aura(table, attach):
    bears = table.battlefield("P2", BEARS)
    aura = table.battlefield("P1", CONTROL)
    attach(aura, bears)
    assert table.see(bears).controller == "P1"
    assert table.see(aura).controller == "P1"
    table.propose(table.moving(aura, Zone.GRAVEYARD))
    assert table.see(bears).controller == "P2"


@pytest.mark.rule("613.1f", "613.7e")
def test_an_aura_that_takes_abilities_away_does_so_by_its_timestamp(table, lay, attach):
    numb = card("Numb", "Enchantment — Aura", enchanted((Layer.ABILITY, LoseAbilities())))
    wings = card("Wings", "Enchantment — Aura", enchanted(has("flying"), gets(1, 1)))
    for one in (numb, wings):
        one.keywords = ("enchant creature",)
    bears, first, second = lay(P1=["2/2 vigilance", wings, numb])
    attach(second, bears)
    attach(first, bears)
    assert table.see(bears).has("flying")
    assert not table.see(bears).has("vigilance")
    attach(second, bears)
    assert not table.see(bears).has("flying")
