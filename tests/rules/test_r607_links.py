"""Linked abilities and abilities that others give (607, 602.5c, 201.5), by the rules' examples."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    CREATURE,
    ITSELF,
    TAP,
    THIS,
    YOU_CONTROL,
    YOU_OWN,
    AddAbilities,
    Card,
    Code,
    ColorWord,
    Count,
    DealDamage,
    Duration,
    Enters,
    Exile,
    GainLife,
    Layer,
    Linked,
    Part,
    PutCounters,
    PutOntoBattlefield,
    SetPT,
    TokensCreated,
    Until,
    Zone,
    activated,
    all_of,
    as_it_enters_choose,
    chosen,
    do,
    paying,
    record,
    static,
    target,
    target_card,
    token,
    triggered,
    whenever,
)
from cardwright_core.functioning import instances
from cardwright_core.layers import copiable_values
from cardwright_core.links import linked_cards, remember
from cardwright_core.production import Production, add_mana
from cardwright_rules.phasing import PhasedOut

ELEMENTAL = "Quicksilver Elemental"
BEARS = "Grizzly Bears"


class Slogger(Card):
    """Exiles, and says nothing of what it exiled."""

    name = "Slogger"
    types = "Creature — Beast"
    power, toughness = 4, 5
    abilities = (
        activated(
            "",
            do(Exile(link="stone"), GainLife(1)),
            target_card(all_of(CREATURE, YOU_OWN)),
        ),
    )


class Sisters(Card):
    """Exiles a creature; puts a creature exiled with it onto the battlefield."""

    name = "Sisters"
    types = "Creature — Gorgon"
    power, toughness = 7, 5
    abilities = (
        activated("", Exile(link="stone"), target(CREATURE)),
        activated("", PutOntoBattlefield(Linked("stone"), under_your_control=True)),
    )


class Dragon(Card):
    """An ability that names the card."""

    name = "Dragon"
    types = "Creature — Dragon"
    power, toughness = 4, 4
    abilities = (activated("", PutCounters("flying", 1, ITSELF)),)


class Bolter(Card):
    """Two abilities that are alike, each for once a turn."""

    name = "Bolter"
    types = "Creature — Elf"
    power, toughness = 1, 1
    abilities = (
        activated("", DealDamage(1), target(ANY_TARGET), each_turn=1),
        activated("", DealDamage(1), target(ANY_TARGET), each_turn=1),
    )


@pytest.fixture
def elemental(table):
    for card in (Slogger, Sisters, Dragon, Bolter, Plume, GutterGrime):
        table.add_card(card)
    return table.battlefield("P1", ELEMENTAL)


def places(table, item, card):
    """Return the places of the abilities on an object that are printed on a card."""
    abilities = table.see(item).characteristics.abilities
    return [n for n, ability in enumerate(abilities) if ability.printed_on == card]


def gain(table, elemental, donor):
    """Let the Elemental gain the abilities of a creature."""
    table.mana("P1", "{U}")
    table.answers("P1", ("target", donor))
    table.activate("P1", elemental, places(table, elemental, "quicksilver-elemental")[-1])
    table.resolve()


@pytest.mark.rule("607.5#1", "607.2a")
def test_a_gained_pair_is_linked_to_itself_only(table, elemental):
    bears = table.graveyard("P1", BEARS)
    slogger, theirs = table.battlefield("P2", "Slogger", BEARS)
    sisters = table.battlefield("P2", "Sisters")
    gain(table, elemental, slogger)
    table.activate("P1", elemental, places(table, elemental, "slogger")[0])
    table.resolve()
    assert table.see(bears).name in [v.name for v in map(table.see, exiled(table))]
    gain(table, elemental, sisters)
    exile, put = places(table, elemental, "sisters")
    table.answers("P1", ("target", theirs))
    table.activate("P1", elemental, exile)
    table.resolve()
    assert len(exiled(table)) == 2
    table.activate("P1", elemental, put)
    table.resolve()
    assert [table.see(item).owner for item in exiled(table)] == ["P1"]
    assert table.permanents("P1") == [ELEMENTAL, BEARS]


def exiled(table):
    return table.game.state.zone(Zone.EXILE)


@pytest.mark.rule("607.5")
def test_pairs_gained_by_two_effects_are_not_linked(table, elemental):
    sisters, theirs = table.battlefield("P2", "Sisters", BEARS)
    gain(table, elemental, sisters)
    exile, _ = places(table, elemental, "sisters")
    table.answers("P1", ("target", theirs))
    table.activate("P1", elemental, exile)
    table.resolve()
    gain(table, elemental, sisters)
    *_, put = places(table, elemental, "sisters")
    table.activate("P1", elemental, put)
    table.resolve()
    assert len(exiled(table)) == 1


@pytest.mark.rule("607.1", "607.5")
def test_a_printed_pair_keeps_its_link_when_it_was_lost(table, elemental):
    sisters, theirs = table.battlefield("P1", "Sisters", BEARS)
    table.answers("P1", ("target", theirs))
    table.activate("P1", sisters, 0)
    table.resolve()
    humility = table.battlefield("P1", "Humility")
    assert table.see(sisters).characteristics.abilities == ()
    table.propose(table.moving(humility, Zone.GRAVEYARD))
    table.activate("P1", sisters, 1)
    table.resolve()
    assert exiled(table) == ()


@pytest.mark.rule("607.5")
@pytest.mark.parametrize("jailer", ["before", "between", "after"])
def test_an_ability_on_the_stack_carries_its_link(table, jailer):
    """The link is that of the ability as it was activated, whatever became of the pair since."""
    table.add_card(Sisters)
    ooze = table.battlefield("P1", "Necrotic Ooze")
    table.graveyard("P1", "Sisters")
    theirs = table.battlefield("P2", BEARS)

    def for_a_moment(moment):
        if jailer == moment:
            there = table.battlefield("P2", "Yixlid Jailer")
            table.propose(table.moving(there, Zone.HAND))

    for_a_moment("before")
    table.answers("P1", ("target", theirs))
    table.activate("P1", ooze, 1)
    table.resolve()
    for_a_moment("between")
    table.activate("P1", ooze, 2)
    for_a_moment("after")
    table.resolve()
    assert len(exiled(table)) == (1 if jailer == "between" else 0)


@pytest.mark.rule("607.5", "602.5c")
def test_pairs_gained_together_from_one_object_are_told_apart(table, elemental):
    """An Ooze has two pairs of two cards; the Elemental gains both from it by one effect."""
    table.graveyard("P2", "Sisters", "Sisters")
    ooze, one, two = table.battlefield("P2", "Necrotic Ooze", BEARS, "Soul Warden")
    gain(table, elemental, ooze)
    first, _, second, put = places(table, elemental, "sisters")
    for exile, item in ((first, one), (second, two)):
        table.answers("P1", ("target", item))
        table.activate("P1", elemental, exile)
        table.resolve()
    table.activate("P1", elemental, put)
    table.resolve()
    assert table.permanents("P1") == [ELEMENTAL, "Soul Warden"]


@pytest.mark.rule("613.1f")
def test_a_grant_stays_the_same_while_nothing_changes(table, elemental):
    """Also one of an ability that the donor itself was given."""
    table.graveyard("P2", "Sisters")
    gain(table, elemental, table.battlefield("P2", "Necrotic Ooze"))
    before = table.see(elemental).characteristics.abilities
    table.propose(table.entering("P1", BEARS))
    table.propose(table.entering("P2", BEARS))
    assert table.see(elemental).characteristics.abilities == before


@pytest.mark.rule("602.5c")
def test_limits_of_equal_abilities_are_apart(table, elemental):
    gain(table, elemental, table.battlefield("P2", "Bolter"))
    for place in places(table, elemental, "bolter"):
        table.answers("P1", ("target", "P2"))
        table.activate("P1", elemental, place)
        table.resolve()
    assert table.life("P2") == 18


@pytest.mark.rule("113.2c", "602.5b")
def test_limits_of_equal_printed_abilities_are_apart(table, elemental):
    bolter = table.battlefield("P1", "Bolter")
    for place in (0, 1):
        table.answers("P1", ("target", "P2"))
        table.activate("P1", bolter, place)
        table.resolve()
    assert table.life("P2") == 18
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", bolter, 0)


@pytest.mark.rule("201.5b#1")
def test_a_name_means_what_gained_the_ability(table, elemental):
    dragon = table.battlefield("P2", "Dragon")
    gain(table, elemental, dragon)
    table.activate("P1", elemental, places(table, elemental, "dragon")[0])
    table.resolve()
    assert (table.see(elemental).has("flying"), table.see(dragon).has("flying")) == (True, False)


class Jailor(Card):
    """Gains an ability that exiles until end of turn; puts back what was exiled with it."""

    name = "Jailor"
    types = "Creature — Human"
    power, toughness = 1, 1
    abilities = (
        activated(
            "",
            Until(
                Duration.END_OF_TURN,
                (
                    (
                        Layer.ABILITY,
                        AddAbilities((activated("", Exile(link="jail"), target(CREATURE)),)),
                    ),
                ),
                ITSELF,
            ),
        ),
        activated("", PutOntoBattlefield(Linked("jail"))),
    )


@pytest.mark.rule("607.1a")
def test_what_is_printed_within_an_ability_is_printed_on_the_object(table):
    table.add_card(Jailor)
    jailor, theirs = table.battlefield("P1", "Jailor"), table.battlefield("P2", BEARS)
    table.activate("P1", jailor, 0)
    table.resolve()
    gained = table.see(jailor).characteristics.abilities[2]
    table.propose(table.entering("P1", "Llanowar Elves"))
    assert table.see(jailor).characteristics.abilities[2] == gained
    table.answers("P1", ("target", theirs))
    table.activate("P1", jailor, 2)
    table.resolve()
    assert len(exiled(table)) == 1
    table.activate("P1", jailor, 1)
    table.resolve()
    assert table.permanents() == ["Jailor", "Llanowar Elves", BEARS]


# Choices (607.4, 607.5a).


class Plume(Card):
    """A color is chosen; two abilities refer to it."""

    name = "Plume"
    types = "Artifact"
    abilities = (
        as_it_enters_choose(ColorWord()),
        activated(paying(TAP), Code("plume", "add")),
        activated("", Code("plume", "tell")),
    )

    def add(self, game, by):
        """Add one mana of the chosen color."""
        color = chosen(game, by, "color")
        letters = {"white": "W", "blue": "U", "green": "G"}
        add_mana(game, by, (Production((letters[color],) if color else ()),))

    def tell(self, game, by):
        """Gain life if blue was chosen."""
        if chosen(game, by, "color") == "blue":
            GainLife(1).resolve(game, by)


@pytest.mark.rule("607.4#1", "607.2d")
def test_one_choice_for_two_abilities(table, elemental):
    table.answers("P1", ("color", "blue"))
    event = table.entering("P1", "Plume")
    table.propose(event)
    plume = event.becomes
    table.activate("P1", plume, 1)
    table.activate("P1", plume, 2)
    table.resolve()
    assert (table.life("P1"), len(table.game.player("P1").pool)) == (21, 1)


@pytest.mark.rule("607.5a#1", "607.5a#2", "106.5")
def test_what_refers_to_no_choice_does_nothing(table, elemental):
    plume = table.battlefield("P1", "Plume")
    table.activate("P1", plume, 1)
    table.activate("P1", plume, 2)
    table.resolve()
    assert (table.life("P1"), table.game.player("P1").pool) == (20, ())


# Names of what grants an ability (201.5a).


@record
class SlimeOn(Count):
    """The slime counters on one certain object."""

    item: int

    def value(self, game, by):
        """Count them."""
        return game.see(self.item).object.count("slime")


class GutterGrime(Card):
    """When a creature enters: a counter on this, and a token that counts those on this one."""

    name = "Gutter Grime"
    types = "Enchantment"
    abilities = (
        triggered(
            whenever(Enters, all_of(CREATURE, YOU_CONTROL)),
            do(PutCounters("slime", 1, ITSELF), Code("gutter-grime", "ooze")),
        ),
    )

    def ooze(self, game, by):
        """Create the token, unless the creature was one."""
        (item,) = (part.becomes for part in by.event.parts)
        if game.see(item).object.card:
            slime = SlimeOn(by.source.id)
            ability = static(Part(Layer.SET_PT, THIS, SetPT(slime, slime)))
            values = token("Creature — Ooze", 0, 0, abilities=(ability,))
            game.propose(TokensCreated(by.controller, values), by)


@pytest.mark.rule("201.5a#1")
def test_a_token_looks_at_the_one_object_that_made_it(table, elemental):
    first = table.battlefield("P1", "Gutter Grime")
    table.propose(table.entering("P1", BEARS))
    table.resolve()
    ooze = next(view for view in table.game.permanents() if view.name == "Ooze Token")
    assert ooze.characteristics.power == table.see(first).object.count("slime") == 2
    table.battlefield("P1", "Gutter Grime", counters={"slime": 5})
    assert table.see(ooze.id).characteristics.power == 2
    assert copiable_values(table.game, ooze.id).abilities == ooze.object.copiable.abilities


# What one ability did, several times (607.3), and cards that left (400.7).


@pytest.mark.rule("607.2a", "607.3", "400.7")
def test_a_static_ability_refers_to_all_that_are_still_exiled(table):
    welder = table.battlefield("P1", "Myr Welder")
    cards = table.graveyard("P2", "Maskwood Nexus", "Maskwood Nexus")
    for card in cards:
        if card == cards[0]:
            table.answers("P1", ("target", card))
        table.activate("P1", welder, 0)
        table.resolve()
        table.game.state.set_status(
            welder, table.game.state.status_of(welder).replace(tapped=False)
        )
    assert len(table.see(welder).characteristics.abilities) == 4
    instance = next(instances(table.see(welder)))
    assert len(linked_cards(table.game, instance, "imprint")) == 2
    table.propose(table.moving(exiled(table)[0], Zone.HAND))
    assert len(table.see(welder).characteristics.abilities) == 3


@pytest.mark.rule("607.2c", "702.26b")
def test_what_has_phased_out_is_not_where_it_was_put(table):
    by = next(instances(table.see(table.battlefield("P1", "Myr Welder"))))
    bears = table.battlefield("P1", BEARS)
    remember(table.game, by, "made", bears)
    assert linked_cards(table.game, by, "made", Zone.BATTLEFIELD) == (bears,)
    table.propose(PhasedOut(bears))
    assert linked_cards(table.game, by, "made", Zone.BATTLEFIELD) == ()


@pytest.mark.rule("607.5")
def test_two_objects_of_one_name_have_links_of_their_own(table):
    one, two = table.battlefield("P1", "Myr Welder", "Myr Welder")
    table.graveyard("P2", "Maskwood Nexus")
    table.activate("P1", one, 0)
    table.resolve()
    counts = [len(table.see(item).characteristics.abilities) for item in (one, two)]
    assert counts == [3, 2]


# The Cauldron.


@pytest.mark.rule("603.12", "607.2a", "609.4b")
def test_the_cauldron(table):
    cauldron, bears = table.battlefield("P1", "Agatha's Soul Cauldron", BEARS)
    table.graveyard("P2", "Imperious Perfect")
    table.mana("P1", "{R}")
    table.activate("P1", cauldron, 2)
    table.resolve()
    assert table.see(bears).object.count("+1/+1") == 1
    place = places(table, bears, "imperious-perfect")[0]
    table.activate("P1", bears, place)
    table.resolve()
    assert table.permanents("P1")[-1] == "Elf Warrior Token"
