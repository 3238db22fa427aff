"""Flip cards, prototypes, Omens, Classes and fuse: other sets of characteristics (709 to 720)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    TARGET,
    THIS,
    AllOf,
    BecomeCopy,
    Card,
    Color,
    CreateTokenCopies,
    Duration,
    Each,
    Enters,
    EntersAsCopy,
    Flip,
    Flipped,
    GainLife,
    Is,
    Part,
    Sacrifice,
    Search,
    StaticAbility,
    Zone,
    activated,
    class_level,
    copy_on_stack,
    flips_into,
    gets,
    omen,
    omen_card,
    prototype,
    spell,
    static,
    target,
    triggered,
    when,
    whenever,
)
from cardwright_core.errors import PluginError

BEARS = "Grizzly Bears"
LEGENDS = AllOf((Is("Legendary"), CREATURE))


def card(name, types="Creature", *abilities, **values):
    return type(
        "TestCard", (Card,), values | {"name": name, "types": types, "abilities": abilities}
    )


class Volcano(Card):
    name = "Volcano Born"
    types = "Legendary Creature — Goblin"
    power, toughness = 2, 2
    keywords = ("first strike",)


class Runner(Card):
    name = "Lava Runner"
    cost = "{3}{R}"
    types = "Creature — Goblin"
    power, toughness = 1, 1
    keywords = ("haste",)
    abilities = (activated("{0}", Flip()),)
    faces = flips_into(Volcano)


class Odious(Card):
    name = "Odious"
    types = "Legendary Creature — Ogre"
    power, toughness = 3, 3


class Shortfang(Card):
    name = "Shortfang"
    cost = "{1}{B}"
    types = "Creature — Rat"
    power, toughness = 1, 1
    faces = flips_into(Odious)


class Machine(Card):
    name = "Machine"
    cost = "{7}"
    types = "Artifact Creature — Construct"
    power, toughness = 6, 6
    keywords = ("trample",)
    faces = prototype("{1}{G}", 2, 1)


class Whirl(Card):
    name = "Whirl"
    cost = "{U}"
    types = "Sorcery — Omen"
    abilities = (omen(GainLife(3)),)


class Dragon(Card):
    name = "Omen Dragon"
    cost = "{3}{U}"
    types = "Creature — Dragon"
    power, toughness = 4, 4
    faces = omen_card(Whirl)


class School(Card):
    name = "School"
    cost = "{G}"
    types = "Enchantment — Class"
    abilities = (
        triggered(when(Enters, THIS), GainLife(1)),
        *class_level(2, "{1}{G}", static(Part(*(gets(1, 1)[0], CREATURE, gets(1, 1)[1])))),
        *class_level(3, "{2}", triggered(whenever(Enters, CREATURE), GainLife(5))),
    )


class Ready(Card):
    name = "Ready"
    cost = "{1}{G}"
    types = "Instant"
    keywords = ("fuse",)
    abilities = (spell(GainLife(2)),)


class Willing(Card):
    name = "Willing"
    cost = "{1}{B}"
    types = "Instant"
    keywords = ("fuse",)
    abilities = (spell(Sacrifice(TARGET), target(CREATURE)),)


class ReadyWilling(Card):
    name = "Ready // Willing"
    halves = (Ready, Willing)


CLONE = card("Double", "Creature", StaticAbility(EntersAsCopy(CREATURE)), power=0, toughness=0)
SHAPE = card(
    "Shape",
    "Instant",
    spell(BecomeCopy(TARGET, Each(LEGENDS), Duration.END_OF_TURN), target(CREATURE)),
    cost="{0}",
)
SEEK = card("Seek", "Sorcery", spell(Search(LEGENDS)), cost="{0}")
BANNER = card("Banner", "Artifact", static(Part(gets(2, 2)[0], LEGENDS, gets(2, 2)[1])), cost="{0}")
TWINS = card("Twins", "Instant", spell(CreateTokenCopies(), target(CREATURE)), cost="{0}")


@pytest.fixture
def known(table):
    every = (Runner, Shortfang, Machine, Dragon, School, ReadyWilling)
    for one in (*every, CLONE, SHAPE, SEEK, BANNER, TWINS):
        table.add_card(one)
    return table


def cast(table, name, *answers):
    table.hand("P1", name)
    if answers:
        table.answers("P1", *answers)
    table.cast("P1", name)
    table.resolve()


def offered(table, item):
    table.settle()
    return [a for a in table.hook.legal_actions(player="P1") if getattr(a, "object", 0) == item]


@pytest.mark.rule("710.1b", "710.1c", "710.2", "710.4")
def test_a_flipped_permanent_has_its_bottom_half_with_the_cost_of_the_top(known):
    item = known.battlefield("P1", "Lava Runner")
    known.activate("P1", item, 1)
    known.resolve()
    values = known.see(item).characteristics
    assert (values.name, values.supertypes, values.power) == ("Volcano Born", ("Legendary",), 2)
    assert (values.mana_value, values.colors) == (4, {Color.RED})
    assert known.see(item).has("first strike")
    assert not known.see(item).has("haste")
    assert known.propose(Flipped(item)) is None
    known.propose(known.moving(item, Zone.GRAVEYARD))
    (there,) = known.game.state.zone(Zone.GRAVEYARD, "P1")
    assert known.see(there).name == "Lava Runner"


@pytest.mark.rule("710.2", "710.2#1")
def test_only_the_flipped_permanent_is_legendary(known):
    known.library("P1", "Lava Runner", "Shortfang")
    cast(known, "Seek")
    assert known.game.state.zone(Zone.HAND, "P1") == ()
    known.battlefield("P1", "Banner")
    item = known.battlefield("P1", "Lava Runner")
    assert known.see(item).characteristics.power == 1
    known.propose(Flipped(item))
    assert known.see(item).characteristics.power == 4


@pytest.mark.rule("707.3", "707.3#2")
def test_a_flipped_permanent_that_becomes_a_copy_has_the_flipped_half_of_it(known):
    item = known.battlefield("P1", "Lava Runner")
    known.propose(Flipped(item))
    other = known.battlefield("P2", "Shortfang")
    cast(known, "Shape", ("target", other))
    assert (known.see(item).name, known.see(other).name) == ("Odious", "Shortfang")
    assert known.see(item).characteristics.mana_value == 2


@pytest.mark.rule("707.2", "707.3", "110.5")
def test_a_copy_of_a_flipped_permanent_is_not_flipped_and_can_be(known):
    item = known.battlefield("P1", "Lava Runner")
    known.propose(Flipped(item))
    known.answers("P2", ("copy", [item]))
    copy = known.propose(known.entering("P2", "Double")).becomes
    assert known.see(copy).name == "Lava Runner"
    known.propose(Flipped(copy))
    assert known.see(copy).name == "Volcano Born"


@pytest.mark.rule("110.5c")
def test_a_flipped_permanent_stays_so_while_that_means_nothing(known):
    item = known.battlefield("P1", "Lava Runner")
    known.propose(Flipped(item))
    other = known.battlefield("P2", BEARS)
    cast(known, "Shape", ("target", other))
    assert known.see(item).name == BEARS
    known.answers("P1", ("attackers", []))
    known.go_to("upkeep")
    assert known.see(item).name == "Volcano Born"


@pytest.mark.rule("710.5")
def test_the_name_of_the_bottom_half_can_be_chosen(known):
    known.hand("P1", "Lava Runner")
    known.answers("P2", ("card name", "Volcano Born"))
    known.propose(known.entering("P2", "Meddling Mage"))
    assert "Meddling Mage" in known.permanents()


@pytest.mark.rule("718.3", "718.3a", "718.3b", "718.5", "718.4")
def test_a_prototyped_spell_becomes_a_small_permanent(known):
    item = known.hand("P1", "Machine")
    assert known.see(item).characteristics.mana_value == 7
    known.mana("P1", "{C}{G}")
    (action,) = offered(known, item)
    known.act("P1", action)
    (spelled,) = known.game.state.zone(Zone.STACK)
    assert known.see(spelled).characteristics.colors == {Color.GREEN}
    known.resolve()
    (view,) = known.game.permanents()
    values = view.characteristics
    assert (values.power, values.toughness, values.mana_value) == (2, 1, 2)
    assert (values.colors, values.types) == ({Color.GREEN}, ("Artifact", "Creature"))
    assert view.has("trample")
    known.propose(known.moving(view.id, Zone.GRAVEYARD))
    (there,) = known.game.state.zone(Zone.GRAVEYARD, "P1")
    assert known.see(there).characteristics.power == 6


@pytest.mark.rule("718.3d", "718.2a")
def test_a_copy_of_a_prototyped_permanent_is_small(known):
    item = known.hand("P1", "Machine")
    known.mana("P1", "{C}{G}")
    known.act("P1", offered(known, item)[0])
    known.resolve()
    cast(known, "Twins")
    sizes = [
        (v.characteristics.power, v.characteristics.mana_value) for v in known.game.permanents()
    ]
    assert sizes == [(2, 2), (2, 2)]


@pytest.mark.rule("718.3c")
def test_a_copy_of_a_prototyped_spell_is_small(known):
    item = known.hand("P1", "Machine")
    known.mana("P1", "{C}{G}")
    known.act("P1", offered(known, item)[0])
    copy_on_stack(known.game, known.game.state.zone(Zone.STACK)[0], "P1")
    known.resolve()
    assert [v.characteristics.power for v in known.game.permanents()] == [2, 2]


@pytest.mark.rule("718.3")
def test_a_prototype_card_is_cast_normally(known):
    item = known.hand("P1", "Machine")
    known.mana("P1", "{C}{C}{C}{C}{C}{C}{C}")
    known.act("P1", offered(known, item)[0])
    known.resolve()
    assert [v.characteristics.power for v in known.game.permanents()] == [6]


@pytest.mark.rule("720.3", "720.3b", "720.3d", "720.4")
def test_an_omen_is_shuffled_into_the_library(known):
    item = known.hand("P1", "Omen Dragon")
    assert known.see(item).characteristics.mana_value == 4
    known.mana("P1", "{U}")
    (action,) = offered(known, item)
    known.act("P1", action)
    assert known.stack == ["Whirl"]
    known.resolve()
    assert known.life("P1") == 23
    assert len(known.game.state.library("P1")) == 1
    assert known.game.state.zone(Zone.GRAVEYARD, "P1") == ()


@pytest.mark.rule("716.2a", "716.2d", "716.3")
def test_a_class_gains_its_levels_in_order(known):
    bears = known.battlefield("P1", BEARS)
    item = known.propose(known.entering("P1", "School")).becomes
    known.resolve()
    assert known.life("P1") == 21
    known.mana("P1", "{G}{C}{C}{C}")
    assert [a.number for a in offered(known, item)] == [1]
    known.activate("P1", item, 1)
    known.resolve()
    assert known.see(bears).characteristics.power == 3
    (action,) = offered(known, item)
    known.act("P1", action)
    known.resolve()
    known.propose(known.entering("P1", BEARS))
    known.resolve()
    assert known.life("P1") == 26
    known.mana("P1", "{G}{C}{C}{C}")
    assert offered(known, item) == []


@pytest.mark.rule("716.2a")
def test_a_class_level_is_gained_as_a_sorcery(known):
    item = known.battlefield("P1", "School")
    known.go_to("end")
    known.mana("P1", "{G}{C}")
    assert offered(known, item) == []


@pytest.mark.rule("716.2b")
def test_a_level_is_not_copied(known):
    item = known.battlefield("P1", "School")
    known.mana("P1", "{G}{C}")
    known.activate("P1", item, 1)
    known.resolve()
    values = known.see(item).object
    assert values.designation("level") == 2
    known.propose(known.moving(item, Zone.HAND))
    (there,) = known.game.state.zone(Zone.HAND, "P1")
    assert known.see(there).object.designation("level") == 0


@pytest.mark.rule("702.102a", "702.102b", "702.102c", "702.102d", "709.4d", "202.3d")
def test_both_halves_of_a_fused_spell_are_followed_the_left_one_first(known):
    bears = known.battlefield("P2", BEARS)
    known.battlefield("P1", "Shortfang")
    item = known.hand("P1", "Ready // Willing")
    known.mana("P1", "{G}{B}{C}{C}")
    (action,) = [a for a in offered(known, item) if a.way is not None]
    known.answers("P1", ("target", bears))
    known.act("P1", action)
    (spelled,) = known.game.state.zone(Zone.STACK)
    assert known.see(spelled).characteristics.mana_value == 4
    known.resolve()
    assert known.life("P1") == 22
    assert known.permanents("P2") == [BEARS]  # only its controller could sacrifice it
    assert len(known.game.state.zone(Zone.GRAVEYARD, "P1")) == 1


@pytest.mark.rule("702.102a")
def test_fuse_is_for_cards_in_the_hand(known):
    known.battlefield("P1", BEARS)
    item = known.exile("P1", "Ready // Willing")
    assert known.hook.ways_to_cast(card=known.see(item)) == []


@pytest.mark.rule("718.2")
def test_a_prototype_has_no_other_face(table):
    faces = prototype("{G}", 1, 1)
    table.add_card(
        card("Odd", cost="{7}", power=1, toughness=1, faces=faces.replace(cards=(Volcano,)))
    )
    with pytest.raises(PluginError, match="no face beside"):
        table.hand("P1", "Odd")
