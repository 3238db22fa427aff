"""Permanents that enter as copies or become them, by the rules' examples (707)."""

import pytest

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    IT,
    ITSELF,
    OF_CHOSEN_CREATURE_TYPE,
    AddPT,
    AddTypes,
    AlsoTypes,
    BecomeCopy,
    Card,
    Color,
    CopyException,
    CreatureType,
    DealDamage,
    Duration,
    Enters,
    EntersAsCopy,
    GainLife,
    Layer,
    Part,
    Pump,
    PutCounters,
    SetPT,
    StaticAbility,
    Until,
    X,
    Zone,
    activated,
    another,
    as_it_enters_choose,
    do,
    enters_tapped,
    enters_with,
    record,
    spell,
    static,
    target,
    triggered,
    whenever,
)

BEARS = "Grizzly Bears"


def creature(name, power, toughness, *abilities, types="Creature — Human", **values):
    values |= {"name": name, "types": types, "power": power, "toughness": toughness}
    return type("TestCreature", (Card,), {**values, "abilities": abilities})


@record
class But(CopyException):
    """It is different in some values, told by name, and has more abilities."""

    different: tuple[tuple[str, object], ...] = ()
    abilities: tuple[object, ...] = ()

    def values(self, game, copied):
        abilities = (*copied.abilities, *self.abilities)
        return copied.replace(**dict(self.different), abilities=abilities)


@record
class BecomeCopyAndKeepThis(BecomeCopy):
    """The same, except that it has this ability."""

    def resolve(self, game, by):
        keeping = But(abilities=(by.ability.replace(grant=None),))
        BecomeCopy(self.of, self.what, self.duration, (*self.but, keeping)).resolve(game, by)


CLONE = creature("Double", 0, 0, StaticAbility(EntersAsCopy(CREATURE)), cost="{0}")
SHIFTER = creature(
    "Shifter",
    0,
    1,
    triggered(whenever(Enters, another(CREATURE)), BecomeCopyAndKeepThis(IT, ITSELF)),
)
GROWTH = type(
    "Growth",
    (Card,),
    {
        "name": "Growth",
        "cost": "{0}",
        "types": "Instant",
        "abilities": (spell(Pump(3, 3), target(CREATURE)),),
    },
)


@pytest.fixture
def enter(table):
    """Let a card enter, as a copy of something or not; return what it becomes."""

    def happen(name, *copied, player="P1"):
        if copied:
            table.answers(player, ("copy", list(copied)))
        event = table.entering(player, name)
        return table.propose(event).becomes

    return happen


@pytest.fixture
def with_cards(table):
    """Let cards be known, besides the usual ones."""

    def add(*cards):
        for card in (CLONE, SHIFTER, GROWTH, *cards):
            table.add_card(card)

    return add


def of(table, item):
    return table.see(item).characteristics


def size(table, item):
    return of(table, item).power, of(table, item).toughness


STAFF = type(
    "Staff",
    (Card,),
    {
        "name": "Staff",
        "types": "Artifact",
        "abilities": (
            activated(
                "{X}",
                Until(
                    Duration.END_OF_TURN,
                    (
                        (Layer.TYPE, AddTypes(("Creature",), ("Construct",))),
                        (Layer.SET_PT, SetPT(X, X)),
                    ),
                    ITSELF,
                ),
            ),
        ),
    },
)


@pytest.mark.rule("707.2", "707.2#1")
def test_what_effects_made_of_it_is_not_copied(table, with_cards, enter):
    with_cards(STAFF)
    staff = table.battlefield("P1", "Staff")
    table.mana("P1", "{C}{C}{C}{C}{C}{C}{C}")
    table.answers("P1", ("X", 5))
    table.activate("P1", staff)
    table.resolve()
    assert size(table, staff) == (5, 5)
    copied = enter("Double", staff)
    assert (of(table, copied).types, of(table, copied).power) == (("Artifact",), None)
    table.answers("P1", ("X", 2))
    table.activate("P1", copied)
    table.resolve()
    assert of(table, copied).types == ("Artifact", "Creature")
    assert size(table, copied) == (2, 2)


BLUE = frozenset({Color.BLUE})
NOT_ITS_COLOR = But((("colors", BLUE),))
UPKEEP = triggered(whenever(Enters, another(ARTIFACT)), GainLife(1))
DOPPELGANGER = creature(
    "Doppelganger",
    0,
    0,
    StaticAbility(EntersAsCopy(CREATURE, (But((("colors", BLUE),), (UPKEEP,)),))),
    cost="{3}{U}{U}",
)


@pytest.mark.rule("707.3", "707.3#1")
def test_a_copy_of_a_copy_has_the_exceptions_of_the_first(table, with_cards, enter):
    with_cards(DOPPELGANGER)
    bears = table.battlefield("P2", BEARS)
    first = enter("Doppelganger", bears)
    second = enter("Double", first)
    now = of(table, second)
    assert (now.name, now.power, now.toughness, now.subtypes) == (BEARS, 2, 2, ("Bear",))
    assert now.colors == BLUE
    assert [ability.effect for ability in now.abilities] == [UPKEEP.effect]


@pytest.mark.rule("707.4", "707.4#1")
def test_other_effects_stay_on_what_becomes_a_copy(table, with_cards, enter):
    with_cards()
    shifter = table.battlefield("P1", "Shifter")
    table.cast("P1", table.hand("P1", "Growth"))
    table.resolve()
    assert size(table, shifter) == (3, 4)
    enter(BEARS)
    table.resolve()
    assert of(table, shifter).name == BEARS
    assert size(table, shifter) == (5, 5)


BEHEMOTH = creature("Behemoth", 10, 10, enters_tapped(), enters_with("fade", 2))


@pytest.mark.rule("707.5", "707.5#1")
def test_a_copy_enters_as_its_new_text_says(table, with_cards, enter):
    with_cards(BEHEMOTH)
    behemoth = table.battlefield("P2", "Behemoth")
    table.answers("P1", ("copy", behemoth), ("replacement", lambda one: one.by.number == 0))
    copied = table.propose(table.entering("P1", "Double")).becomes
    assert table.game.state.status_of(copied).tapped
    assert table.see(copied).object.counters == (("fade", 2),)


@pytest.mark.rule("707.5", "707.5#2")
def test_a_copy_has_the_abilities_that_trigger_on_its_entering(table, with_cards, enter):
    with_cards()
    table.library("P1", "Plains")
    enter("Double", table.battlefield("P2", "Wall of Omens"))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1


AUTOMATON = creature(
    "Automaton",
    2,
    2,
    as_it_enters_choose(CreatureType()),
    static(Part(Layer.MODIFY_PT, OF_CHOSEN_CREATURE_TYPE, AddPT(1, 1))),
    types="Artifact Creature — Construct",
)


@pytest.mark.rule("707.6", "707.6#1")
def test_a_choice_is_not_copied_but_made_anew(table, with_cards, enter):
    with_cards(AUTOMATON)
    goblin = table.battlefield("P1", BEARS)
    table.answers("P1", ("creature type", "Bear"))
    automaton = enter("Automaton")
    assert size(table, goblin) == (3, 3)
    table.answers("P1", ("copy", automaton), ("creature type", "Construct"))
    copied = table.propose(table.entering("P1", "Double")).becomes
    assert size(table, goblin) == (3, 3)
    assert size(table, automaton) == (3, 3)
    assert size(table, copied) == (3, 3)


@pytest.mark.rule("707.9a", "707.9a#1")
def test_an_ability_that_a_copy_gives_itself_is_copied(table, with_cards, enter):
    with_cards()
    shifter = table.battlefield("P1", "Shifter")
    enter(BEARS)
    table.resolve()
    copied = enter("Double", shifter)
    now = of(table, copied)
    assert (now.name, now.power, now.toughness) == (BEARS, 2, 2)
    assert [ability.effect for ability in now.abilities] == [SHIFTER.abilities[0].effect]


JUGGERNAUT = creature("Juggernaut", 5, 3, types="Artifact Creature — Juggernaut")
COPY_ARTIFACT = type(
    "CopyArtifact",
    (Card,),
    {
        "name": "Facsimile",
        "types": "Enchantment",
        "abilities": (StaticAbility(EntersAsCopy(ARTIFACT, (AlsoTypes(("Enchantment",)),))),),
    },
)


@pytest.mark.rule("707.9b", "707.9b#1")
def test_an_exception_is_part_of_the_copiable_values(table, with_cards, enter):
    with_cards(JUGGERNAUT, COPY_ARTIFACT)
    facsimile = enter("Facsimile", table.battlefield("P2", "Juggernaut"))
    now = of(table, facsimile)
    assert (now.name, size(table, facsimile)) == ("Juggernaut", (5, 3))
    assert set(now.types) == {"Artifact", "Creature", "Enchantment"}
    copied = enter("Double", facsimile)
    assert set(of(table, copied).types) == {"Artifact", "Creature", "Enchantment"}


@pytest.mark.rule("707.9d", "707.9d#2")
def test_more_creature_types_besides_all_of_them(table, with_cards, enter):
    @record
    class AlsoRogue(CopyException):
        def values(self, game, copied):
            more = (word for word in ("Shapeshifter", "Rogue") if word not in copied.subtypes)
            return copied.replace(subtypes=(*copied.subtypes, *more))

    mimic = creature("Mimic", 0, 0, StaticAbility(EntersAsCopy(CREATURE, (AlsoRogue(),))))
    many = creature("Many", 1, 1, keywords=("changeling",))
    with_cards(mimic, many)
    copied = enter("Mimic", table.battlefield("P1", "Many"))
    assert table.see(copied).has("changeling")
    assert all(table.see(copied).is_a(word) for word in ("Rogue", "Shapeshifter", "Elf", "Goat"))


OLIVIA = creature(
    "Olivia",
    3,
    3,
    activated(
        "{0}",
        do(
            DealDamage(1),
            Until(Duration.FOREVER, ((Layer.TYPE, AddTypes((), ("Vampire",))),)),
            PutCounters("+1/+1", 1, ITSELF),
        ),
        target(another(CREATURE)),
    ),
)


@pytest.mark.rule("707.11", "707.11#1")
def test_an_ability_that_names_its_object_means_the_copy_even_later(table, with_cards, enter):
    with_cards(OLIVIA)
    wall = table.battlefield("P2", "Wall of Omens")
    shifter = table.battlefield("P1", "Shifter")
    olivia = enter("Olivia")
    table.resolve()
    table.answers("P1", ("target", wall))
    table.activate("P1", shifter, 0)
    enter(BEARS)  # the ability of the shifter resolves first
    table.resolve()
    assert of(table, shifter).name == BEARS
    assert table.game.state.status_of(wall).damage == 1
    assert table.see(wall).is_a("Vampire")
    assert table.see(shifter).object.count("+1/+1") == 1
    assert table.see(olivia).object.count("+1/+1") == 0
