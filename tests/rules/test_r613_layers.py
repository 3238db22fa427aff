"""Layers, timestamps and dependency (604, 611, 613, 305.7), by the examples of the rules."""

import pytest

from cardwright.authoring import (
    CARD,
    CREATURE,
    THIS,
    YOU_CONTROL,
    YOU_OWN,
    AddAbilities,
    AddKeyword,
    AddPT,
    AddTypes,
    Among,
    Card,
    ChangeControl,
    Color,
    ContinuousEffect,
    ControlledBy,
    CountersPut,
    Do,
    Enters,
    GainLife,
    HasColor,
    HasKeyword,
    HasPower,
    Instance,
    Is,
    Layer,
    LoseAbilities,
    Not,
    NumberOf,
    Part,
    Record,
    SetColors,
    SetPT,
    SpellAbility,
    StaticAbility,
    SwitchPT,
    Zone,
    all_of,
    begin_continuous,
    functions_in,
    hookimpl,
    record,
    static,
    triggered,
    view_in_library,
    whenever,
)
from cardwright_core import dependency
from cardwright_core.abilities import Source
from cardwright_rules.attaching import Attached

WHITE, BLACK = frozenset({Color.WHITE}), frozenset({Color.BLACK})
BEARS = "Grizzly Bears"


def of_a_spell(player="P1"):
    """Return the instance of a spell that does nothing."""
    return Instance(SpellAbility(Do(())), Source(10**6, player, "Spell"), player, Zone.STACK)


def begin(table, items, *changes, duration=None, player="P1"):
    """Begin an effect on certain objects, as the resolution of a spell does; return its id."""
    affected = Among((items,) if isinstance(items, int) else items)
    parts = tuple(Part(layer, affected, change) for layer, change in changes)
    return begin_continuous(table.game, of_a_spell(player), parts, duration)


def end(table, effect):
    """End an effect."""
    table.game.state.end_effect(effect)
    table.game.follow()


def size(table, item):
    """Return power and toughness."""
    characteristics = table.see(item).characteristics
    return characteristics.power, characteristics.toughness


class Wanderer(Card):
    name = "Wanderer"
    types = "Creature — Human"
    power, toughness = 1, 3


class Honor(Card):
    """White creatures you control get +1/+1."""

    name = "Honor"
    types = "Enchantment"
    abilities = (
        static(Part(Layer.MODIFY_PT, all_of(HasColor(Color.WHITE), YOU_CONTROL), AddPT(1, 1))),
    )


class Wall(Card):
    """Creatures you control get +0/+2."""

    name = "Wall of Shields"
    types = "Enchantment"
    abilities = (static(Part(Layer.MODIFY_PT, all_of(CREATURE, YOU_CONTROL), AddPT(0, 2))),)


@pytest.fixture
def wanderer(table):
    for card in (Wanderer, Honor, Wall):
        table.add_card(card)
    return table.battlefield("P1", "Wanderer")


# Sets of objects (611).


@pytest.mark.rule("611.2c#1")
def test_a_resolution_fixes_its_set(table, wanderer):
    bears = table.battlefield("P1", BEARS)
    begin(table, wanderer, (Layer.COLOR, SetColors(WHITE)))
    white = Part(Layer.MODIFY_PT, all_of(CREATURE, HasColor(Color.WHITE)), AddPT(1, 1))
    begin_continuous(table.game, of_a_spell(), (white,), None)
    assert (size(table, wanderer), size(table, bears)) == ((2, 4), (2, 2))
    begin(table, bears, (Layer.COLOR, SetColors(WHITE)))
    begin(table, wanderer, (Layer.COLOR, SetColors(BLACK)))
    assert (size(table, wanderer), size(table, bears)) == ((2, 4), (2, 2))


@pytest.mark.rule("611.3a", "611.3b#1", "613.5#1", "613.9#2")
def test_a_static_ability_does_not(table, wanderer):
    table.battlefield("P1", "Honor")
    assert size(table, wanderer) == (1, 3)
    begin(table, wanderer, (Layer.COLOR, SetColors(WHITE)))
    assert size(table, wanderer) == (2, 4)
    begin(table, wanderer, (Layer.COLOR, SetColors(frozenset({Color.RED}))))
    assert size(table, wanderer) == (1, 3)


class Census(Card):
    """Triggers for what enters with power 2 or more."""

    name = "Census"
    types = "Enchantment"
    abilities = (triggered(whenever(Enters, HasKeyword("flying")), GainLife(1)),)


class Wings(Card):
    """Creatures have flying."""

    name = "Wings"
    types = "Enchantment"
    abilities = (static(Part(Layer.ABILITY, CREATURE, AddKeyword("flying"))),)


@pytest.mark.rule("611.3c#1")
def test_what_enters_has_it_already(table):
    table.add_card(Census)
    table.add_card(Wings)
    table.battlefield("P1", "Census", "Wings")
    table.propose(table.entering("P1", BEARS))
    assert len(table.game.state.pending) == 1


# Sublayers of power and toughness (613.4).


@pytest.mark.rule("613.4d#1")
def test_switching_comes_last(table, wanderer):
    begin(table, wanderer, (Layer.MODIFY_PT, AddPT(0, 1)))
    begin(table, wanderer, (Layer.SWITCH_PT, SwitchPT()))
    assert size(table, wanderer) == (4, 1)
    begin(table, wanderer, (Layer.MODIFY_PT, AddPT(5, 0)))
    assert size(table, wanderer) == (4, 6)


@pytest.mark.rule("613.4d#2")
def test_what_was_switched_ends_first(table, wanderer):
    bonus = begin(table, wanderer, (Layer.MODIFY_PT, AddPT(0, 1)))
    begin(table, wanderer, (Layer.SWITCH_PT, SwitchPT()))
    end(table, bonus)
    assert size(table, wanderer) == (3, 1)


@pytest.mark.rule("613.4d#3")
def test_two_switches_cancel_each_other(table, wanderer):
    begin(table, wanderer, (Layer.MODIFY_PT, AddPT(0, 1)))
    begin(table, wanderer, (Layer.SWITCH_PT, SwitchPT()))
    begin(table, wanderer, (Layer.SWITCH_PT, SwitchPT()))
    assert size(table, wanderer) == (1, 4)


@pytest.mark.rule("613.5#2", "613.4b", "613.4c")
def test_setting_comes_before_all_bonuses(table, wanderer):
    ogre = table.battlefield("P1", BEARS)
    table.propose(CountersPut(ogre, "+1/+1", 1))
    assert size(table, ogre) == (3, 3)
    begin(table, ogre, (Layer.MODIFY_PT, AddPT(4, 4)))
    assert size(table, ogre) == (7, 7)
    table.battlefield("P1", "Wall of Shields")
    assert size(table, ogre) == (7, 9)
    begin(table, ogre, (Layer.SET_PT, SetPT(0, 1)))
    assert size(table, ogre) == (5, 8)


class Tower(Card):
    """Its power and toughness are the number of creatures, everywhere."""

    name = "Tower"
    types = "Creature — Wall"
    power, toughness = 0, 0

    @hookimpl
    @functions_in(Zone.BATTLEFIELD, Zone.HAND)
    def continuous_effects(self, by):
        count = NumberOf(CREATURE)
        part = Part(Layer.DEFINE_PT, THIS, SetPT(count, count), (Zone.BATTLEFIELD, Zone.HAND))
        return ContinuousEffect(by, (part,), defines=True)


@pytest.mark.rule("604.3", "613.4a", "113.6a")
def test_a_definition_functions_in_other_zones_and_comes_first(table):
    table.add_card(Tower)
    in_hand = table.hand("P1", "Tower")
    tower, _ = table.battlefield("P1", "Tower", BEARS)
    assert (size(table, tower), size(table, in_hand)) == ((2, 2), (2, 2))
    begin(table, tower, (Layer.SET_PT, SetPT(7, 7)))
    table.battlefield("P1", BEARS)
    assert (size(table, tower), size(table, in_hand)) == ((7, 7), (3, 3))


def of_strong_ones(number):
    """Return the part that creatures with power 3 or greater have such a base power or bonus."""
    return Part(Layer.MODIFY_PT, all_of(CREATURE, HasPower(3)), AddPT(number, number))


@pytest.mark.rule("613.8a", "613.4c")
def test_what_works_on_the_strong_waits_for_what_makes_them_strong(table):
    class Favour(Card):
        name = "Favour"
        types = "Enchantment"
        abilities = (static(of_strong_ones(5)),)

    class Feast(Card):
        name = "Feast"
        types = "Enchantment"
        abilities = (static(Part(Layer.MODIFY_PT, CREATURE, AddPT(1, 0))),)

    table.add_card(Favour)
    table.add_card(Feast)
    bears, _ = table.battlefield("P1", BEARS, "Favour")
    assert size(table, bears) == (2, 2)
    table.battlefield("P1", "Feast")
    assert size(table, bears) == (8, 7)


class Seizure(Card):
    """You control all Auras."""

    name = "Seizure"
    types = "Enchantment"
    abilities = (static(Part(Layer.CONTROL, Is("Aura"), ChangeControl())),)


@pytest.mark.rule("613.8a", "613.1b")
@pytest.mark.parametrize("seized_first", [True, False])
def test_what_gives_control_to_you_waits_for_who_you_are(table, seized_first):
    table.add_card(Seizure)
    if seized_first:
        table.battlefield("P1", "Seizure")
    bears = table.battlefield("P1", BEARS)
    thief = table.battlefield("P2", "Control Magic")
    table.propose(Attached(thief, bears))
    if not seized_first:
        assert table.controller(bears) == "P2"
        table.battlefield("P1", "Seizure")
    assert [table.controller(item) for item in (thief, bears)] == ["P1", "P1"]


@pytest.mark.rule("613.8a", "613.4a")
def test_what_counts_creatures_does_not_wait_for_their_size(table, monkeypatch):
    table.add_card(Tower)
    compared = []
    depends = dependency._depends
    monkeypatch.setattr(
        dependency, "_depends", lambda *steps: compared.append(steps) or depends(*steps)
    )
    towers = table.battlefield("P1", *["Tower"] * 4)
    assert [size(table, tower) for tower in towers] == [(4, 4)] * 4
    assert not compared


@pytest.mark.rule("613.8a", "613.4b")
def test_what_counts_the_strong_waits_for_their_size(table):
    strong = NumberOf(all_of(CREATURE, HasPower(5)))

    class Census(Card):
        name = "Census"
        types = "Enchantment"
        abilities = (static(Part(Layer.SET_PT, Is("Bear"), SetPT(strong, strong))),)

    class Giants(Card):
        name = "Giants"
        types = "Enchantment"
        abilities = (static(Part(Layer.SET_PT, Is("Giant"), SetPT(5, 5))),)

    table.add_card(Census)
    table.add_card(Giants)
    bears, giant, _ = table.battlefield("P1", BEARS, "Hill Giant", "Census")
    assert size(table, bears) == (0, 0)
    table.battlefield("P1", "Giants")
    assert (size(table, bears), size(table, giant)) == ((1, 1), (5, 5))


# One effect in several layers (613.6).


@pytest.mark.rule("613.6#1")
def test_parts_apply_in_their_layers(table, wanderer):
    table.battlefield("P1", "Honor")
    begin(
        table,
        wanderer,
        (Layer.MODIFY_PT, AddPT(1, 1)),
        (Layer.COLOR, SetColors(WHITE)),
    )
    assert size(table, wanderer) == (3, 5)


@pytest.mark.rule("613.6#2")
def test_control_and_an_ability(table):
    bears = table.battlefield("P2", BEARS)
    begin(table, bears, (Layer.CONTROL, ChangeControl()), (Layer.ABILITY, AddKeyword("haste")))
    assert (table.see(bears).controller, table.see(bears).has("haste")) == ("P1", True)


@pytest.mark.rule("613.6#3")
def test_the_set_of_the_first_part_is_that_of_all(table):
    idols = all_of(Is("Artifact"), Not(CREATURE))

    class March(Card):
        name = "March"
        types = "Enchantment"
        abilities = (
            static(
                Part(Layer.TYPE, idols, AddTypes(("Creature",))),
                Part(Layer.SET_PT, idols, SetPT(2, 2)),
            ),
        )

    class Idol(Card):
        name = "Idol"
        types = "Artifact"

    table.add_card(March)
    table.add_card(Idol)
    idol, _ = table.battlefield("P1", "Idol", "March")
    assert table.see(idol).is_a("Creature")
    assert size(table, idol) == (2, 2)


@pytest.mark.rule("613.6#4", "613.7a")
def test_svogthos(table):
    land = table.battlefield("P1", "Forest")
    table.graveyard("P1", *[BEARS] * 10)
    animate = ((Layer.TYPE, AddTypes(("Creature",))), (Layer.SET_PT, SetPT(3, 3)))
    begin(table, land, *animate)
    begin(table, land, (Layer.MODIFY_PT, AddPT(1, 1)))
    assert size(table, land) == (4, 4)
    count = NumberOf(all_of(CREATURE, CARD, YOU_OWN), (Zone.GRAVEYARD,))
    counted = static(Part(Layer.SET_PT, THIS, SetPT(count, count)))
    begin(
        table,
        land,
        (Layer.TYPE, AddTypes(("Creature",), ("Plant", "Zombie"))),
        (Layer.COLOR, SetColors(BLACK)),
        (Layer.ABILITY, AddAbilities((counted,))),
    )
    assert size(table, land) == (11, 11)
    table.graveyard("P1", BEARS)
    assert size(table, land) == (12, 12)
    begin(table, land, *animate)
    assert size(table, land) == (4, 4)


@pytest.mark.rule("613.6")
@pytest.mark.parametrize("order", [("Opalescence", "Humility"), ("Humility", "Opalescence")])
def test_opalescence_and_humility(table, order):
    """Humility loses its ability in layer 6 and goes on in 7b; there the later one wins."""
    ids = dict(zip(order, table.battlefield("P1", *order), strict=True))
    humility = table.see(ids["Humility"])
    assert humility.is_a("Creature")
    assert humility.characteristics.abilities == ()
    later = order[1]
    assert size(table, ids["Humility"]) == ((1, 1) if later == "Humility" else (4, 4))
    bears = table.battlefield("P1", BEARS)
    assert size(table, bears) == (1, 1)


# Timestamps (613.7).


@pytest.mark.rule("613.9#1", "613.7")
@pytest.mark.parametrize("gained_last", [True, False])
def test_the_later_of_two_effects_wins(table, gained_last):
    bears = table.battlefield("P1", BEARS)
    effects = [(Layer.ABILITY, LoseAbilities("flying")), (Layer.ABILITY, AddKeyword("flying"))]
    for effect in effects if gained_last else reversed(effects):
        begin(table, bears, effect)
    assert table.see(bears).has("flying") is gained_last


@pytest.mark.rule("613.7c", "122.1b")
@pytest.mark.parametrize("counter_last", [True, False])
def test_a_keyword_counter_has_a_timestamp(table, counter_last):
    bears = table.battlefield("P1", BEARS)
    if not counter_last:
        table.propose(CountersPut(bears, "flying", 1))
    table.battlefield("P1", "Humility")
    if counter_last:
        table.propose(CountersPut(bears, "flying", 1))
    assert table.see(bears).has("flying") is counter_last


class Favour(Card):
    """Creatures with power 3 or greater get +5/+5."""

    name = "Favour"
    types = "Enchantment"
    abilities = (static(of_strong_ones(5)),)


@pytest.mark.rule("613.4c", "613.7c", "613.8a")
@pytest.mark.parametrize("counter_last", [True, False])
def test_what_works_on_the_strong_waits_for_their_counters(table, counter_last):
    table.add_card(Favour)
    bears = table.battlefield("P1", BEARS)
    if not counter_last:
        table.propose(CountersPut(bears, "+1/+1", 1))
    table.battlefield("P1", "Favour")
    if counter_last:
        table.propose(CountersPut(bears, "+1/+1", 1))
    assert size(table, bears) == (8, 8)


@pytest.mark.rule("613.8c", "613.7c")
def test_who_waits_for_whom_is_looked_at_again_after_each(table):
    class Envy(Card):
        name = "Envy"
        types = "Enchantment"
        abilities = (
            static(Part(Layer.MODIFY_PT, all_of(CREATURE, HasPower(None, 2)), AddPT(2, 0))),
        )

    class Shame(Card):
        name = "Shame"
        types = "Enchantment"
        abilities = (static(Part(Layer.MODIFY_PT, all_of(CREATURE, HasPower(3)), AddPT(-2, 0))),)

    table.add_card(Envy, Shame)
    bears, _, _ = table.battlefield("P1", BEARS, "Envy", "Shame")
    assert size(table, bears) == (2, 2)
    table.propose(CountersPut(bears, "+1/+1", 2))
    # After the counters, Envy waits for Shame, not the other way round.
    assert size(table, bears) == (4, 4)


@pytest.mark.rule("613.7c")
def test_one_more_counter_of_the_kind_makes_it_later(table):
    bears = table.battlefield("P1", BEARS, counters={"flying": 1})
    table.battlefield("P1", "Humility")
    assert not table.see(bears).has("flying")
    table.propose(CountersPut(bears, "flying", 1))
    assert table.see(bears).has("flying")


class _OnHost(Card):
    types = "Enchantment — Aura"

    @hookimpl
    def continuous_effects(self, game, by):
        host = game.state.objects[by.source.id].attached
        return ContinuousEffect.of(by, Part(Layer.ABILITY, Among((host,)), self.change))


class Ascent(_OnHost):
    name = "Ascent"
    change = AddKeyword("flying")


class Descent(_OnHost):
    name = "Descent"
    change = LoseAbilities("flying")


@pytest.mark.rule("613.7e")
def test_what_becomes_attached_has_a_new_timestamp(table):
    table.add_card(Ascent)
    table.add_card(Descent)
    one, two = table.battlefield("P1", BEARS, BEARS)
    ascent, descent = table.battlefield("P1", "Ascent", "Descent")
    table.propose(Attached(ascent, one))
    table.propose(Attached(descent, one))
    assert not table.see(one).has("flying")
    table.propose(Attached(ascent, two))
    assert table.see(two).has("flying")
    table.propose(Attached(ascent, one))
    assert table.see(one).has("flying")


class Hammer(_OnHost):
    """Equipped creature loses flying."""

    name = "Hammer"
    types = "Artifact — Equipment"
    change = LoseAbilities("flying")


@record
class Uplift(Record):
    """Equipped creature has flying."""

    @hookimpl
    def continuous_effects(self, game, by):
        host = game.state.objects[by.source.id].attached
        return ContinuousEffect.of(by, Part(Layer.ABILITY, Among((host,)), AddKeyword("flying")))


class RuneOfFlight(_OnHost):
    """Enchanted Equipment has "equipped creature has flying"."""

    name = "Rune of Flight"

    change = AddAbilities((StaticAbility(Uplift()),))


@pytest.mark.rule("613.7a#1")
def test_abilities_of_one_object_keep_their_order(table):
    table.add_card(Hammer)
    table.add_card(RuneOfFlight)
    one, two = table.battlefield("P1", BEARS, BEARS)
    hammer, rune = table.battlefield("P1", "Hammer", "Rune of Flight")
    table.propose(Attached(hammer, one))
    assert not table.see(one).has("flying")
    table.propose(Attached(rune, hammer))
    assert table.see(one).has("flying")
    table.propose(Attached(hammer, two))
    assert (table.see(one).has("flying"), table.see(two).has("flying")) == (False, True)


# Dependency (613.8), and land types (305.7).


@pytest.mark.rule("613.8a", "305.7")
@pytest.mark.parametrize("moon_last", [True, False])
def test_blood_moon_and_urborg(table, moon_last):
    order = ["Urborg, Tomb of Yawgmoth", "Blood Moon"]
    table.battlefield("P1", *(order if moon_last else reversed(order)))
    forest = table.battlefield("P1", "Forest")
    urborg = next(view for view in table.game.permanents() if view.name.startswith("Urborg"))
    assert urborg.characteristics.subtypes == ("Mountain",)
    assert len(urborg.characteristics.abilities) == 1
    assert table.see(forest).characteristics.subtypes == ("Forest",)


@pytest.mark.rule("305.6", "305.7")
def test_a_land_type_more_is_a_mana_ability_more(table):
    forest = table.battlefield("P1", "Forest")
    assert len(table.see(forest).characteristics.abilities) == 1
    urborg = table.battlefield("P1", "Urborg, Tomb of Yawgmoth")
    assert len(table.see(forest).characteristics.abilities) == 2
    assert table.see(urborg).characteristics.subtypes == ("Swamp",)
    table.activate("P1", urborg, len(table.see(urborg).characteristics.abilities) - 1)
    assert [unit.type for unit in table.game.player("P1").pool] == ["B"]


@pytest.mark.rule("305.7")
def test_what_an_effect_gave_a_land_it_keeps(table):
    class Holy(Card):
        name = "Holy Ground"
        types = "Land"
        keywords = ("hexproof",)

    table.add_card(Holy)
    land = table.battlefield("P1", "Holy Ground")
    begin(table, land, (Layer.ABILITY, AddKeyword("flying")))
    table.battlefield("P1", "Blood Moon")
    assert (table.see(land).has("hexproof"), table.see(land).has("flying")) == (False, True)


@pytest.mark.rule("613.8b")
def test_a_loop_of_dependencies_goes_by_timestamp(table):
    """Each makes the other apply to something: neither waits."""

    class A(Card):
        name = "A"
        types = "Enchantment"
        abilities = (static(Part(Layer.TYPE, Is("Goblin"), AddTypes(subtypes=("Elf",)))),)

    class B(Card):
        name = "B"
        types = "Enchantment"
        abilities = (static(Part(Layer.TYPE, Is("Elf"), AddTypes(subtypes=("Goblin",)))),)

    class Elf(Wanderer):
        name = "Elf"
        types = "Creature — Elf"

    class Goblin(Wanderer):
        name = "Goblin"
        types = "Creature — Goblin"

    for card in (A, B, Elf, Goblin):
        table.add_card(card)
    _, _, elf, goblin = table.battlefield("P1", "A", "B", "Elf", "Goblin")
    assert table.see(elf).characteristics.subtypes == ("Elf", "Goblin")
    assert table.see(goblin).characteristics.subtypes == ("Goblin", "Elf")


@pytest.mark.rule("613.8a")
@pytest.mark.parametrize("grist_first", [True, False])
def test_a_card_in_a_graveyard_that_becomes_a_creature_there(table, grist_first):
    """What the Nexus applies to depends on what the card says of itself (not a definition)."""
    if grist_first:
        grist = table.graveyard("P1", "Grist, the Hunger Tide")
        table.battlefield("P1", "Maskwood Nexus")
    else:
        table.battlefield("P1", "Maskwood Nexus")
        grist = table.graveyard("P1", "Grist, the Hunger Tide")
    assert table.see(grist).is_a("Elf")
    assert size(table, grist) == (1, 1)


@pytest.mark.rule("613.8c")
def test_the_order_is_found_again_after_each_effect(table):
    """Enchantments become creatures (4), creatures lose abilities (6), Humility among them."""
    table.add_card(Wings)
    wings = table.battlefield("P1", "Wings")
    table.battlefield("P1", "Opalescence", "Humility")
    bears = table.battlefield("P1", BEARS)
    assert not table.see(bears).has("flying")
    assert table.see(wings).characteristics.abilities == ()


@pytest.mark.rule("604.7", "613.1f")
def test_dress_down_silences_while_it_is_there(table):
    norn = table.battlefield("P1", "Elesh Norn, Mother of Machines")
    assert table.see(norn).has("vigilance")
    dress_down = table.battlefield("P1", "Dress Down")
    assert table.see(norn).characteristics.abilities == ()
    table.propose(table.moving(dress_down, Zone.GRAVEYARD))
    assert table.see(norn).has("vigilance")


# Control, and cards in other zones.


@pytest.mark.rule("109.5", "613.1b")
def test_a_stolen_lord_speaks_for_its_new_controller(table):
    archdruid = table.battlefield("P2", "Elvish Archdruid")
    mine, theirs = (
        table.battlefield("P1", "Llanowar Elves"),
        table.battlefield("P2", "Llanowar Elves"),
    )
    begin(table, archdruid, (Layer.CONTROL, ChangeControl()))
    assert (size(table, mine), size(table, theirs)) == ((2, 2), (1, 1))


@pytest.mark.rule("613.8a", "109.5")
def test_an_effect_waits_for_what_changes_whose_it_is(table):
    class Tribute(Card):
        name = "Tribute"
        types = "Enchantment"
        abilities = (
            static(Part(Layer.CONTROL, all_of(CREATURE, YOU_CONTROL), ControlledBy("P1"))),
        )

    class Collector(Card):
        name = "Collector"
        types = "Artifact"
        abilities = (static(Part(Layer.CONTROL, Is("Enchantment"), ChangeControl())),)

    table.add_card(Tribute, Collector)
    bears = [table.battlefield(player, "Grizzly Bears") for player in ("P1", "P2")]
    table.battlefield("P1", "Tribute")
    table.battlefield("P2", "Collector")
    assert [table.see(item).controller for item in bears] == ["P1", "P1"]


@pytest.mark.rule("702.73a", "604.3")
def test_changeling_functions_everywhere(table):
    class Shapesharer(Card):
        name = "Shapesharer"
        types = "Creature — Shapeshifter"
        power, toughness = 1, 1
        keywords = ("changeling",)

    table.add_card(Shapesharer)
    for place in (table.hand, table.graveyard, table.exile, table.battlefield):
        assert table.see(place("P1", "Shapesharer")).is_a("Elf")


@pytest.mark.rule("613.3")
def test_a_definition_comes_before_other_effects_of_its_layer(table):
    class Shapesharer(Card):
        name = "Shapesharer"
        types = "Creature — Shapeshifter"
        power, toughness = 1, 1
        keywords = ("changeling",)

    table.add_card(Shapesharer)
    item = table.battlefield("P1", "Shapesharer")
    table.battlefield("P1", "Humility")
    assert table.see(item).is_a("Elf")
    assert not table.see(item).has("changeling")


def test_cards_in_a_library_are_seen_with_effects_on_them(table):
    bears, jace = table.library("P1", BEARS, "Jace Beleren")
    theirs, _ = table.library("P2", BEARS, BEARS)
    table.battlefield("P1", "Maskwood Nexus")
    seen = [view_in_library(table.game, card).is_a("Elf") for card in (bears, jace, theirs)]
    assert seen == [True, False, False]
    assert table.game.state.library("P1").order() == (bears, jace)
