"""Delayed and reflexive triggered abilities (603.7, 603.12)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    TARGET,
    THAT_MUCH,
    THIS,
    THOSE_CARDS,
    AmongThose,
    AtNext,
    Card,
    Change,
    DamageDealt,
    Destroy,
    Dies,
    Duration,
    Each,
    Enters,
    Exile,
    GainControl,
    GainLife,
    Later,
    Layer,
    Leaves,
    LifeGained,
    LifeLost,
    LoseLife,
    May,
    PutOntoBattlefield,
    Replacement,
    Sacrifice,
    Sacrificed,
    Simultaneous,
    Tapped,
    Untapped,
    Until,
    WhenResolved,
    WhenYouDo,
    Zone,
    about,
    activated,
    another,
    do,
    hookimpl,
    record,
    spell,
    target,
    triggered,
    when,
)
from cardwright_core.actions import PassPriority

BEARS = "Grizzly Bears"
BLINK = Exile(ITSELF, then=AtNext("end", PutOntoBattlefield(THOSE_CARDS)))


class Walker(Card):
    """It goes, and comes back at the beginning of the next end step."""

    name = "Walker"
    types = "Creature — Human"
    power, toughness = 1, 1
    abilities = (activated("{0}", BLINK),)


class Mourned(Walker):
    """Its ability lets its controller gain life when it leaves, or untaps, this turn."""

    name = "Mourned"
    abilities = (
        activated("{0}", Later((when(Leaves, AmongThose()),), GainLife(3), ITSELF)),
        activated("{0}", Later((when(Untapped, AmongThose()),), GainLife(5), ITSELF)),
    )


class Watcher(Walker):
    """Its abilities wait for creatures to die: the next one, or all of this turn."""

    name = "Watcher"
    abilities = (
        activated("{0}", Later((when(Dies, CREATURE),), Exile(Each(THIS)))),
        activated(
            "{0}", Later((when(Dies, CREATURE),), GainLife(1), duration=Duration.END_OF_TURN)
        ),
        activated("{0}", Later((when(DamageDealt, CREATURE),), GainLife(THAT_MUCH))),
    )


class Doom(Card):
    """A target creature is exiled at the beginning of the next end step."""

    name = "Doom"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(AtNext("end", Exile(THOSE_CARDS), TARGET), target(CREATURE)),)


@record
class Petrified(Change):
    """It is an artifact and nothing else."""

    def apply(self, game, by, view):
        characteristics = view.characteristics.replace(types=("Artifact",), subtypes=())
        return view.replace(characteristics=characteristics)


class Stone(Card):
    """A target creature is an artifact and nothing else."""

    name = "Stone"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(Until(Duration.FOREVER, ((Layer.TYPE, Petrified()),)), target(CREATURE)),)


class Theft(Card):
    """Its controller gains control of a target creature."""

    name = "Theft"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(GainControl(), target(CREATURE)),)


class Bless(Card):
    """At the beginning of the next end step its controller gains life."""

    name = "Bless"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(AtNext("end", GainLife(2), None)),)


class Postponed(Card):
    """Life that its controller would gain they gain at the beginning of the next end step."""

    name = "Postponed"
    types = "Enchantment"

    @hookimpl
    @about(LifeGained)
    def replacements(self, by, event):
        if event.player != by.controller or event.amount == 7:
            return None
        return Replacement.of(by, lambda game, event: postpone(game, by))


def postpone(game, by):
    AtNext("end", GainLife(7), None).resolve(game, by)


class Manticore(Card):
    """As it enters its controller may sacrifice another creature; when they do, damage is dealt."""

    name = "Manticore"
    types = "Creature — Manticore"
    power, toughness = 2, 2
    abilities = (
        triggered(
            when(Enters, THIS),
            WhenYouDo(
                May(Sacrifice(Each(another(CREATURE)))),
                Sacrificed,
                Destroy(),
                (target(CREATURE),),
            ),
        ),
    )


class Gambler(Card):
    """When its controller loses life this way, they gain some: for each time, or once."""

    name = "Gambler"
    types = "Creature — Human"
    power, toughness = 2, 2
    abilities = tuple(
        activated("{0}", WhenYouDo(do(LoseLife(1), LoseLife(1)), LifeLost, GainLife(3), once=once))
        for once in (False, True)
    )


class Third(Card):
    """When its ability has resolved for the third time in a turn, its controller gains life."""

    name = "Third"
    types = "Creature — Human"
    power, toughness = 2, 2
    abilities = (activated("{0}", WhenResolved(3, LoseLife(1), GainLife(9))),)


CARDS = (
    Walker,
    Mourned,
    Watcher,
    Doom,
    Stone,
    Theft,
    Bless,
    Postponed,
    Manticore,
    Gambler,
    Third,
)


@pytest.fixture
def table(table):
    for card in CARDS:
        table.add_card(card)
    return table


def has_libraries(table):
    for player in ("P1", "P2"):
        table.library(player, BEARS, BEARS)


def names(table, zone, player=""):
    return [table.see(item).name for item in table.game.state.zone(zone, player)]


def gone(table, item):
    return not table.game.exists(item)


# Created as something resolves (603.7a).


@pytest.mark.rule("603.7a", "513.2")
def test_what_is_created_in_an_end_step_waits_for_the_next(table):
    has_libraries(table)
    table.go_to("end")
    walker = table.battlefield("P1", "Walker")
    table.activate("P1", walker)
    table.resolve()
    assert names(table, Zone.EXILE) == ["Walker"]
    table.go_to("upkeep")
    table.go_to("end")
    assert table.stack == ["ability of Walker"]
    table.resolve()
    assert table.permanents() == ["Walker"]


@pytest.mark.rule("603.7a#1")
def test_what_left_before_the_ability_is_created_is_not_waited_for(table):
    mourned = table.battlefield("P1", "Mourned")
    table.activate("P1", mourned, 0)
    table.propose(table.moving(mourned, Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P1") == 20


@pytest.mark.rule("603.7a", "603.10a")
def test_what_leaves_afterwards_is(table):
    mourned = table.battlefield("P1", "Mourned")
    table.activate("P1", mourned, 0)
    table.resolve()
    table.propose(table.moving(mourned, Zone.HAND))
    table.resolve()
    assert table.life("P1") == 23


@pytest.mark.rule("603.7a#2")
def test_what_untaps_before_is_waited_for_to_untap_again(table):
    mourned = table.battlefield("P1", "Mourned", tapped=True)
    table.activate("P1", mourned, 1)
    table.propose(Untapped(mourned))
    table.resolve()
    assert table.life("P1") == 20
    table.propose(Tapped(mourned))
    table.propose(Untapped(mourned))
    table.resolve()
    assert table.life("P1") == 25


@pytest.mark.rule("603.7a", "603.7f")
def test_a_replacement_effect_creates_one_too(table):
    postponed = table.battlefield("P1", "Postponed")
    table.propose(LifeGained("P1", 1))
    assert table.life("P1") == 20
    table.propose(table.moving(postponed, Zone.GRAVEYARD))
    table.go_to("end")
    assert table.stack == ["ability of Postponed"]
    table.resolve()
    assert table.life("P1") == 27


@pytest.mark.rule("603.7f")
def test_its_controller_is_whoever_controlled_the_object_then(table):
    postponed = table.battlefield("P1", "Postponed")
    table.propose(LifeGained("P1", 1))
    state = table.game.state
    state.put(state.objects[postponed].replace(controller="P2"))
    table.go_to("end")
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (27, 20)


# How often (603.7b).


def die(table, *items):
    table.propose(Simultaneous(tuple(table.moving(item, Zone.GRAVEYARD) for item in items)))


@pytest.mark.rule("603.7b")
@pytest.mark.parametrize(("number", "life"), [(0, 20), (1, 22)])
def test_it_triggers_once_unless_it_has_a_duration(table, number, life):
    watcher, one, other = table.battlefield("P1", "Watcher", BEARS, BEARS)
    table.activate("P1", watcher, number)
    table.resolve()
    die(table, one)
    table.resolve()
    assert gone(table, watcher) is (number == 0)
    die(table, other)
    assert len(table.game.state.pending) == number
    table.resolve()
    assert table.life("P1") == life


@pytest.mark.rule("603.7b", "514.2")
def test_with_a_duration_it_ends_with_that(table):
    watcher, bears = table.battlefield("P1", "Watcher", BEARS)
    table.activate("P1", watcher, 1)
    table.resolve()
    table.answers("P1", ("attackers", []))
    table.go_to("upkeep")
    die(table, bears)
    assert table.game.state.pending == ()


@pytest.mark.rule("603.7b")
def test_of_simultaneous_events_its_controller_chooses_one(table):
    watcher, mine = table.battlefield("P1", "Watcher", BEARS)
    theirs = table.battlefield("P2", "Walker")
    table.activate("P1", watcher, 0)
    table.resolve()
    table.answers("P1", ("trigger event", lambda trigger: trigger.event.subject == theirs))
    die(table, mine, theirs)
    (waiting,) = table.game.state.pending
    assert waiting.event.subject == theirs


@pytest.mark.rule("603.7b", "603.2c")
def test_damage_to_two_creatures_at_once_is_two_events_of_which_one_is_chosen(table):
    watcher, mine = table.battlefield("P1", "Watcher", BEARS)
    theirs = table.battlefield("P2", "Walker")
    table.activate("P1", watcher, 2)
    table.resolve()
    table.answers("P1", ("trigger event", lambda trigger: trigger.event.parts[0].subject == mine))
    dealt = [(theirs, mine, 1), (watcher, mine, 1), (mine, theirs, 5)]
    table.propose(Simultaneous(tuple(DamageDealt(*one) for one in dealt)))
    table.resolve()
    assert table.life("P1") == 22


@pytest.mark.rule("603.7b", "603.2c")
def test_with_a_duration_it_triggers_on_each_of_them(table):
    watcher, *bears = table.battlefield("P1", "Watcher", BEARS, BEARS)
    table.activate("P1", watcher, 1)
    table.resolve()
    die(table, *bears)
    assert len(table.game.state.pending) == 2


# What it is about (603.7c).


@pytest.mark.rule("603.7c#1")
def test_it_finds_an_object_that_has_changed(table):
    bears = table.battlefield("P1", BEARS)
    table.hand("P1", "Doom", "Stone")
    table.cast("P1", "Doom")
    table.resolve()
    table.cast("P1", "Stone")
    table.resolve()
    assert not table.see(bears).is_a("Creature")
    table.go_to("end")
    table.resolve()
    assert names(table, Zone.EXILE) == [BEARS]


@pytest.mark.rule("603.7c", "400.7")
@pytest.mark.parametrize("back", [False, True])
def test_it_does_not_find_one_that_left_even_if_it_returned(table, back):
    bears = table.battlefield("P1", BEARS)
    table.hand("P1", "Doom")
    table.cast("P1", "Doom")
    table.resolve()
    moved = table.propose(table.moving(bears, Zone.GRAVEYARD))
    if back:
        table.propose(table.moving(moved.becomes, Zone.BATTLEFIELD))
    table.go_to("end")
    table.resolve()
    assert names(table, Zone.EXILE) == []


@pytest.mark.rule("603.7c")
def test_what_left_exile_meanwhile_does_not_come_back(table):
    walker = table.battlefield("P1", "Walker")
    table.activate("P1", walker)
    table.resolve()
    exiled = table.game.state.zone(Zone.EXILE)[0]
    table.propose(table.moving(exiled, Zone.GRAVEYARD))
    table.go_to("end")
    table.resolve()
    assert table.permanents() == []


@pytest.mark.rule("603.7e", "110.2a")
def test_stolen_it_returns_under_its_owners_control(table):
    walker = table.battlefield("P2", "Walker")
    table.hand("P1", "Theft")
    table.cast("P1", "Theft")
    table.resolve()
    table.activate("P1", walker)
    table.resolve()
    table.go_to("end")
    assert [table.see(item).controller for item in table.game.state.zone(Zone.STACK)] == ["P1"]
    table.resolve()
    assert table.permanents("P2") == ["Walker"]


# Source and controller (603.7d, 603.7e).


@pytest.mark.rule("603.7d")
def test_a_spells_delayed_ability_has_the_spell_as_its_source(table):
    spell_ = table.hand("P2", "Bless")
    table.game.state.cursor = table.game.state.cursor.replace(priority="P2")
    table.cast("P2", spell_)
    table.resolve()
    table.go_to("end")
    assert table.stack == ["ability of Bless"]
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (20, 22)


@pytest.mark.rule("603.7e")
def test_its_controller_is_whoever_controlled_the_ability_that_created_it(table):
    watcher, bears = table.battlefield("P1", "Watcher", BEARS)
    table.activate("P1", watcher, 1)
    state = table.game.state
    state.put(state.objects[watcher].replace(controller="P2"))
    table.resolve()
    die(table, bears)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (21, 20)


@pytest.mark.rule("603.7h")
def test_when_the_ability_has_resolved_so_often(table):
    third = table.battlefield("P1", "Third")
    for _ in range(4):
        table.activate("P1", third)
        table.resolve()
    assert table.life("P1") == 20 - 4 + 9
    assert table.told.count("triggered") == 1


@pytest.mark.rule("603.7h")
def test_the_count_begins_anew_in_the_next_turn(table):
    has_libraries(table)
    third = table.battlefield("P1", "Third")
    for _ in range(2):
        table.activate("P1", third)
    table.resolve()
    table.answers("P1", ("attackers", []))
    table.go_to("upkeep")
    table.go_to("precombat main")
    table.act("P2", PassPriority("P2"))
    table.activate("P1", third)
    table.resolve()
    assert table.life("P1") == 17


# Reflexive (603.12).


@pytest.mark.rule("603.12#1")
@pytest.mark.parametrize("sacrifices", [True, False])
def test_it_triggers_on_what_was_done_this_way(table, sacrifices):
    table.battlefield("P1", BEARS)
    walker = table.battlefield("P2", "Walker")
    table.answers("P1", ("may", sacrifices))
    if sacrifices:
        table.answers("P1", ("target", walker))
    table.propose(table.entering("P1", "Manticore"))
    table.resolve()
    assert gone(table, walker) is sacrifices


@pytest.mark.rule("603.12")
def test_it_does_not_trigger_on_the_same_thing_done_otherwise(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", "Manticore")
    table.propose(Sacrificed(bears))
    assert table.game.state.pending == ()


@pytest.mark.rule("603.12a")
@pytest.mark.parametrize(("number", "life"), [(0, 24), (1, 21)])
def test_it_triggers_for_each_time_or_once_for_a_payment(table, number, life):
    gambler = table.battlefield("P1", "Gambler")
    table.activate("P1", gambler, number)
    table.resolve()
    assert table.life("P1") == life
