"""What filters and numbers say that they read is what they look at (613.8a), and nothing is stale.

Each is tried under each change: with what it says, and as if anything could depend on anything; and
after each of several events, against what the state has from scratch.
"""

import pytest

from cardwright.authoring import (
    ATTACKING,
    CARD,
    CREATURE,
    EQUIPPED,
    IT_IS_YOUR_TURN,
    LAND,
    OPPONENTS_CONTROL,
    THIS,
    YOU_CONTROL,
    YOU_OWN,
    AddKeyword,
    AddPT,
    AddTypes,
    AllOf,
    Among,
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
    LifeLost,
    LoseAbilities,
    ManaValue,
    Named,
    Not,
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
    YourLife,
    Zone,
    begin_continuous,
    do,
    static,
)
from cardwright_core import dependency, functioning, layers
from cardwright_core.abilities import Source
from cardwright_rules.attaching import Attached
from cardwright_rules.designations import Designated
from cardwright_rules.qualities import ColorCount
from cardwright_rules.vocabulary.counts import AnnouncedX
from cardwright_rules.vocabulary.decks import HasActivatedAbility
from cardwright_rules.vocabulary.features import IsColored
from cardwright_rules.vocabulary.groups import IsWorthy
from cardwright_rules.vocabulary.measures import HasEvenManaValue
from cardwright_rules.vocabulary.selections import Each
from cardwright_rules.vocabulary.types import AddSupertypes, LoseTypes

WHITE = frozenset({Color.WHITE})
FILTERS = (
    AllOf((CREATURE, IsTapped())),
    AnyOf((Is("Elf"), HasPower(4))),
    AnyPermanent(),
    AsLongAs(CREATURE, AtLeast(NumberOf(HasPower(4)))),
    AsLongAs(CREATURE, AtLeast(YourLife(), 10)),
    AsLongAs(CREATURE, IT_IS_YOUR_TURN),
    ATTACKING,
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
    NumberOf(HasPower(4)),
    NumberOf(IsTapped()),
    PartySize(),
    PowerOfThis(),
    Sum((NumberOf(Is("Artifact")), YourLife())),
    Times(NumberOf(YOU_CONTROL), 2),
    YourLife(),
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


def seen(game):
    game.follow()
    views = map(game.see, game.state.objects)
    return [(view.id, view.controller, view.characteristics) for view in views]


def anew(game):
    fresh = game.fork()
    state = fresh.state
    state.computed, state.bases, state.layered = {}, {}, None
    state.dirty = (*state.objects, *state.effects)
    return seen(fresh)


def change(game, items, layer, what):
    source = Source(10**6, "P2", "Spell")
    by = Instance(SpellAbility(do()), source, "P2", Zone.STACK)
    begin_continuous(game, by, (Part(layer, Among(items), what),), None)


def assert_nothing_else_depends(table, monkeypatch, items):
    """Assert that after each change it is as if any effect could depend on any other."""
    for layer, what in LATER:
        game = table.game.fork()
        change(game, items[1:6], layer, what)
        by_what_is_said = seen(game)
        with monkeypatch.context() as patch:
            for module in (dependency, layers):
                patch.setattr(module, "could_depend", lambda *_: True)
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
