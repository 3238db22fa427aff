"""Events, objects that effects go on about, and state-based actions, by examples (700, 704)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    IT,
    TARGET,
    THIS,
    THOSE_CARDS,
    YOU_OWN,
    AtNext,
    Card,
    Change,
    Continuous,
    ControllerOf,
    Destroy,
    Dies,
    Discarded,
    Draw,
    DrawCards,
    Duration,
    GainControl,
    GainLife,
    Layer,
    LifeGained,
    LoseLife,
    NumberOf,
    Part,
    Pump,
    PutCounters,
    PutOntoBattlefield,
    Record,
    Replacement,
    SetPT,
    Simultaneous,
    StaticAbility,
    Targets,
    Test,
    TriggeredAbility,
    Until,
    Zone,
    about,
    do,
    hookimpl,
    move,
    record,
    spell,
    target,
    triggered,
    when,
    whenever,
)
from cardwright_core.actions import PassPriority
from cardwright_rules.combat.events import BecomesBlocked, BlockedByCreature
from cardwright_rules.losing import Loses

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.mark.rule("700.1", "700.1#1")
def test_one_event_for_one_ability_can_be_two_for_another(table, lay):
    raider = card(
        "Raider",
        triggered(whenever(BecomesBlocked, THIS), GainLife(1)),
        triggered(whenever(BlockedByCreature, THIS), GainLife(10)),
        types="Creature",
        power=1,
        toughness=9,
    )
    attacker, *_ = lay(P1=[raider], P2=["1/1", "1/1"])
    table.answers("P1", ("attackers", [attacker]))
    table.answers("P2", ("block", attacker), ("block", attacker))
    table.answers("P1", ("order triggers", lambda one: one.instance.number == 0))
    table.answers("P1", ("order triggers", lambda one: one.event.blocker == 2))
    table.go_to("declare blockers")
    assert len(table.stack) == 3
    table.resolve()
    assert table.life("P1") == 41


@record
class Petrified(Change):
    """It is an artifact and nothing else."""

    def apply(self, game, by, view):
        return view.replace(characteristics=view.characteristics.replace(types=("Artifact",)))


@pytest.mark.rule("700.7", "700.7#1")
def test_that_creature_is_the_same_object_even_if_no_creature(table):
    rage = spell(do(Pump(2, 2), AtNext("end", Destroy(THOSE_CARDS), Targets())), target(CREATURE))
    petrify = spell(Until(Duration.FOREVER, ((Layer.TYPE, Petrified()),)), target(CREATURE))
    table.add_card(card("Rage", rage))
    table.add_card(card("Petrify", petrify))
    bears, other = table.battlefield("P1", BEARS, BEARS)
    for name in ("Rage", "Petrify"):
        table.answers("P1", ("target", bears))
        table.cast("P1", table.hand("P1", name))
        table.resolve()
    assert not table.see(bears).is_a("Creature")
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.resolve()
    assert not table.game.exists(bears)
    assert table.game.exists(other)


@record
class DiscardAll(Record):
    """Discard your hand."""

    def resolve(self, game, by):
        hand = game.state.zone(Zone.HAND, by.controller)
        game.propose(Simultaneous(tuple(Discarded(by.controller, item) for item in hand)), by)


@record
class HandIsEmpty(Test):
    """You have no cards in hand."""

    def holds(self, game, by, event):
        return not game.state.zone(Zone.HAND, by.controller)


IN_HAND = NumberOf(YOU_OWN, (Zone.HAND,))
MARO = card(
    "Maro",
    StaticAbility(
        Continuous((Part(Layer.DEFINE_PT, THIS, SetPT(IN_HAND, IN_HAND)),), defines=True)
    ),
    types="Creature — Elemental",
    power=0,
    toughness=0,
)


@pytest.mark.rule("704.4", "704.4#1", "603.8", "603.8#1")
def test_what_is_so_only_while_something_resolves_is_not_checked(table):
    waiting = TriggeredAbility((), GainLife(1), state=HandIsEmpty())
    table.add_card(MARO)
    table.add_card(card("Windfall", spell(do(DiscardAll(), DrawCards(7)))))
    table.add_card(card("Waiting", waiting, types="Enchantment"))
    table.library("P1", *["Plains"] * 8)
    maro, _ = table.battlefield("P1", "Maro", "Waiting")
    table.hand("P1", BEARS)
    table.cast("P1", table.hand("P1", "Windfall"))
    for player in ("P1", "P2"):
        table.act(player, PassPriority(player))
    table.settle()
    assert table.see(maro).characteristics.toughness == 7
    assert table.stack == ["ability of Waiting"]
    table.resolve()
    assert table.life("P1") == 21


@record
class Mirror(Record):
    """If you would lose, begin anew instead."""

    @hookimpl
    @about(Loses)
    def replacements(self, by, event):
        return Replacement.of(by, anew) if event.player == by.controller else None


def anew(game, event):
    player = event.player
    theirs = [v.id for v in game.permanents() if v.owner == player]
    moved = tuple(move(game, item, Zone.LIBRARY) for item in theirs)
    missing = 20 - game.player(player).life
    return (*moved, LifeGained(player, missing), Draw(player, 1))


@pytest.mark.rule("704.7", "704.7#1")
def test_one_replacement_takes_all_reasons_to_lose(table):
    table.add_card(card("Mirror", StaticAbility(Mirror()), types="Artifact"))
    table.add_card(card("Greed", spell(do(DrawCards(2), LoseLife(2)))))
    table.game.state.players["P1"] = table.game.player("P1").replace(life=1)
    table.library("P1", "Plains")
    table.battlefield("P1", "Mirror")
    table.cast("P1", table.hand("P1", "Greed"))
    table.resolve()
    assert not table.game.over
    assert (table.life("P1"), table.permanents()) == (20, [])
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2


@record
class HadNoCounter(Test):
    """It had no +1/+1 counter on it."""

    def holds(self, game, by, event):
        return not game.see(by.source.id).object.count("+1/+1")


WOLF = card(
    "Wolf",
    TriggeredAbility((when(Dies, THIS),), PutOntoBattlefield(IT), only_if=HadNoCounter()),
    types="Creature — Wolf",
    power=1,
    toughness=1,
)


@pytest.mark.rule("704.8", "704.8#1")
@pytest.mark.parametrize(("counters", "returns"), [({"+1/+1": 1}, False), ({}, True)])
def test_what_died_is_looked_at_as_it_was_before_all_of_them(table, counters, returns):
    table.add_card(WOLF)
    table.add_card(card("Wither", spell(PutCounters("-1/-1", 3), target(CREATURE))))
    table.battlefield("P1", "Wolf", counters=counters)
    table.cast("P1", table.hand("P1", "Wither"))
    table.resolve()
    assert table.permanents() == ["Wolf"] * returns


@pytest.mark.rule("608.2h", "400.7j")
def test_the_last_controller_of_what_was_destroyed_and_the_card_it_became(table):
    own = spell(do(Destroy(), GainLife(3, ControllerOf(TARGET))), target(CREATURE))
    table.add_card(card("Courtesy", own))
    table.add_card(card("Theft", spell(GainControl(), target(CREATURE))))
    bears, _ = table.battlefield("P2", BEARS, BEARS)
    for name in ("Theft", "Courtesy"):
        table.answers("P1", ("target", bears))
        table.cast("P1", table.hand("P1", name))
        table.resolve()
    assert not table.game.exists(bears)
    assert (table.life("P1"), table.life("P2")) == (23, 20)
