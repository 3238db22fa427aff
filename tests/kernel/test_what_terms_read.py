"""What filters and numbers say that they read is what they look at (613.8a), and nothing is stale.

Each is tried under each change: with what it says, and as if anything could depend on anything; and
after each of several events, against what the state has from scratch.
"""

import pytest

from cardwright.authoring import (
    ATTACKING,
    BLOCKING,
    CARD,
    COMPLETED_A_DUNGEON,
    CREATURE,
    EQUIPPED,
    IT_IS_YOUR_TURN,
    LAND,
    OPPONENTS_CONTROL,
    RING_BEARER,
    THIS,
    YOU_CONTROL,
    YOU_OWN,
    AddKeyword,
    AddPT,
    AddTypes,
    AllOf,
    Among,
    AnOpponentHasLife,
    AnyOf,
    AnyPermanent,
    AsLongAs,
    AtLeast,
    Card,
    ChangeControl,
    Color,
    CountersOnThis,
    CountersPut,
    Devotion,
    DifferentNames,
    DungeonsCompleted,
    HasColor,
    HasCounters,
    HasDesignation,
    HasKeyword,
    HasPower,
    HasToughness,
    Instance,
    Is,
    IsModified,
    IsTapped,
    IsToken,
    Layer,
    LifeGained,
    LifeLost,
    LoseAbilities,
    ManaValue,
    Named,
    Not,
    NotTrue,
    NumberOf,
    OpponentsOwn,
    Part,
    PartySize,
    PowerOfThis,
    SetColors,
    SetName,
    SetPT,
    SharesColorWith,
    SpellAbility,
    Sum,
    Tapped,
    Times,
    While,
    WordChanged,
    YouHaveDesignation,
    YouHaveMaxSpeed,
    YourLife,
    YourSpeed,
    Zone,
    begin_continuous,
    begin_effect,
    do,
    static,
)
from cardwright_core import dependency, functioning, layers
from cardwright_core.abilities import Source
from cardwright_rules.attaching import Attached
from cardwright_rules.combat.fighting import Block, attacking, enlist
from cardwright_rules.designations import Designated
from cardwright_rules.dungeons import COMPLETED
from cardwright_rules.qualities import ColorCount
from cardwright_rules.speed import SpeedIncreased
from cardwright_rules.vocabulary.blessings import PlayerDesignated
from cardwright_rules.vocabulary.counts import AnnouncedX
from cardwright_rules.vocabulary.decks import HasActivatedAbility
from cardwright_rules.vocabulary.features import IsColored
from cardwright_rules.vocabulary.groups import IsWorthy
from cardwright_rules.vocabulary.measures import HasEvenManaValue
from cardwright_rules.vocabulary.selections import Each
from cardwright_rules.vocabulary.tempting import BearsTheRing
from cardwright_rules.vocabulary.types import AddSupertypes, LoseTypes
from from_scratch import anew, seen

WHITE = frozenset({Color.WHITE})
FILTERS = (
    AllOf((CREATURE, IsTapped())),
    AnyOf((Is("Elf"), HasPower(4))),
    AnyPermanent(),
    AsLongAs(CREATURE, AnOpponentHasLife(10)),
    AsLongAs(CREATURE, AtLeast(NumberOf(HasPower(4)))),
    AsLongAs(CREATURE, AtLeast(YourLife(), 10)),
    AsLongAs(CREATURE, COMPLETED_A_DUNGEON),
    AsLongAs(CREATURE, IT_IS_YOUR_TURN),
    AsLongAs(CREATURE, NotTrue(YouHaveDesignation("the city's blessing"))),
    AsLongAs(CREATURE, YouHaveMaxSpeed()),
    ATTACKING,
    BLOCKING,
    CARD,
    ColorCount(2),
    EQUIPPED,
    HasActivatedAbility(),
    HasColor(Color.WHITE),
    HasCounters("+1/+1"),
    HasDesignation("renowned"),
    HasEvenManaValue(),
    HasKeyword("flying"),
    HasPower(4),
    HasPower(None, NumberOf(CREATURE)),
    HasToughness(4),
    Is("Artifact"),
    Is("Elf"),
    IsColored(),
    IsModified(),
    IsTapped(),
    IsToken(),
    IsWorthy(),
    ManaValue(3),
    Named("Other"),
    Not(Is("Elf")),
    OPPONENTS_CONTROL,
    OpponentsOwn(),
    RING_BEARER,
    SharesColorWith(Each(LAND)),
    THIS,
    While(CREATURE, Is("Artifact")),
    YOU_CONTROL,
    YOU_OWN,
)
NUMBERS = (
    AnnouncedX(),
    CountersOnThis("charge"),
    Devotion(frozenset({Color.GREEN, Color.WHITE})),
    DifferentNames(CREATURE),
    DungeonsCompleted(),
    NumberOf(HasPower(4)),
    NumberOf(IsTapped()),
    PartySize(),
    PowerOfThis(),
    Sum((NumberOf(Is("Artifact")), YourLife())),
    Times(NumberOf(YOU_CONTROL), 2),
    YourLife(),
    YourSpeed(),
)


class Runt(Card):
    name = "Runt"
    cost = "{G}"
    types = "Creature — Bear Wizard"
    power, toughness = 1, 1


class Angel(Card):
    name = "Angel"
    cost = "{1}{W}{W}"
    types = "Legendary Artifact Creature — Elf Angel"
    power, toughness = 5, 5
    keywords = ("flying",)


EARLIER = {
    Layer.CONTROL: ChangeControl(),
    Layer.TEXT: WordChanged("Wizard", "Rogue"),
    Layer.TYPE: AddTypes(("Enchantment",), ("Cleric",)),
    Layer.COLOR: SetColors(frozenset({Color.RED})),
    Layer.ABILITY: AddKeyword("reach"),
    Layer.SET_PT: SetPT(2, 7),
    Layer.MODIFY_PT: AddPT(1, 0),
}
LATER = [
    (Layer.CONTROL, ChangeControl()),
    (Layer.TEXT, WordChanged("Bear", "Elf")),
    (Layer.TEXT, SetName("Other")),
    (Layer.TYPE, AddTypes(("Artifact",), ("Elf",))),
    (Layer.TYPE, AddSupertypes(("Legendary",))),
    (Layer.TYPE, LoseTypes(("Creature",))),
    (Layer.COLOR, SetColors(WHITE)),
    (Layer.COLOR, SetColors(frozenset({Color.WHITE, Color.RED}))),
    (Layer.ABILITY, AddKeyword("flying")),
    (Layer.ABILITY, LoseAbilities()),
    (Layer.SET_PT, SetPT(5, 5)),
    (Layer.MODIFY_PT, AddPT(4, 4)),
]


def looker(*parts):
    class Looker(Card):
        name = "Looker"
        types = "Artifact Creature — Equipment"
        power, toughness = 1, 1
        abilities = tuple(map(static, parts))

    return Looker


def laid(table, *parts):
    table.add_card(looker(*parts), Runt, Angel)
    mine = table.battlefield("P1", "Looker", "Runt", "Forest", "Mountain")
    return mine + table.battlefield("P2", "Runt", "Angel", "Plains", "Grizzly Bears")


def whoever(player):
    return Instance(SpellAbility(do()), Source(10**6, player, "Spell"), player, Zone.STACK)


def change(game, items, layer, what):
    begin_continuous(game, whoever("P2"), (Part(layer, Among(items), what),), None)


def assert_nothing_else_depends(table, monkeypatch, items):
    """Assert that after each change it is as if any effect could depend on any other."""
    for layer, what in LATER:
        game = table.game.fork()
        change(game, items[1:6], layer, what)
        by_what_is_said = seen(game)
        with monkeypatch.context() as patch:
            for module in (dependency, layers):
                patch.setattr(module, "could_depend", lambda *_: True)
            patch.setattr(dependency, "looks_around", lambda _: True)
            for module in (functioning, layers):
                patch.setattr(module, "are_alone", lambda _: False)
            assert by_what_is_said == anew(game), what


@pytest.mark.rule("613.8a")
@pytest.mark.parametrize("what", FILTERS, ids=str)
def test_filters_say_what_they_read(table, monkeypatch, what):
    items = laid(table, *(Part(layer, what, change) for layer, change in EARLIER.items()))
    assert_nothing_else_depends(table, monkeypatch, items)


@pytest.mark.rule("613.8a")
@pytest.mark.parametrize("number", NUMBERS, ids=str)
def test_numbers_say_what_they_read(table, monkeypatch, number):
    items = laid(table, *(Part(layer, CREATURE, kind(number, 1)) for layer, kind in SIZES))
    assert_nothing_else_depends(table, monkeypatch, items)


SIZES = ((Layer.SET_PT, SetPT), (Layer.MODIFY_PT, AddPT))


def happening(table, items):
    """Yield after each of several events: what objects are, have and do, and what players are."""
    mine, runt, *_, theirs = items
    for event in (
        Tapped(theirs),
        LifeLost("P1", 12),
        Designated(theirs, "renowned"),
        CountersPut(theirs, "+1/+1", 3),
        CountersPut(mine, "charge", 2),
        Attached(mine, theirs),
    ):
        table.propose(event)
        yield
    change(table.game, (theirs, runt), Layer.TYPE, AddTypes(("Artifact",), ("Elf",)))
    yield
    change(table.game, (theirs, mine), Layer.CONTROL, ChangeControl())
    yield
    table.die(runt)
    yield
    table.go_to("upkeep")
    yield
    table.game.state.cursor = table.game.state.cursor.replace(active="P1")
    yield
    for player in ("P1", "P2"):
        for event in (
            PlayerDesignated(player, "the city's blessing"),
            SpeedIncreased(player, 1),
            SpeedIncreased(player, 3),
            LifeGained(player, 30),
        ):
            table.propose(event)
            yield
    slices = table.game.state.slices
    slices[COMPLETED] = (("P1", "Mine"), ("P2", "Mine"))
    yield
    enlist(table.game, mine, attacking(table.game, "P1", "P1", "P2"), declared=True)
    yield
    enlist(table.game, theirs, Block((mine,), "P1"), declared=True)
    yield
    begin_effect(table.game, whoever("P2"), BearsTheRing(mine), None)
    yield


@pytest.mark.rule("613.5")
@pytest.mark.parametrize("what", FILTERS, ids=str)
def test_no_set_is_stale(table, what):
    items = laid(table, Part(Layer.MODIFY_PT, what, AddPT(1, 0)))
    for _ in happening(table, items):
        assert seen(table.game) == anew(table.game)


@pytest.mark.rule("613.5")
@pytest.mark.parametrize("number", NUMBERS, ids=str)
def test_no_number_is_stale(table, number):
    items = laid(table, Part(Layer.MODIFY_PT, CREATURE, AddPT(number, 0)))
    for _ in happening(table, items):
        assert seen(table.game) == anew(table.game)


@pytest.mark.rule("604.3", "613.4a")
@pytest.mark.parametrize("number", NUMBERS, ids=str)
def test_no_definition_is_stale(table, number):
    items = laid(table, Part(Layer.DEFINE_PT, THIS, SetPT(number, 1)))
    for _ in happening(table, items):
        assert seen(table.game) == anew(table.game)
