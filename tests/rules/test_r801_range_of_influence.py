"""The limited range of influence option: what is too far away does not matter (801)."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    CREATURE,
    EACH_PLAYER,
    TARGET_PLAYER,
    AddPT,
    AnyPlayer,
    Card,
    Continuous,
    Count,
    DealDamage,
    Decision,
    DrawCards,
    Each,
    GainLife,
    Lasts,
    Layer,
    LifeLost,
    LoseLife,
    Part,
    PreventDamage,
    PreventNext,
    Pump,
    Record,
    StaticAbility,
    TargetSpec,
    TriggeredAbility,
    Zone,
    about,
    activated,
    hookimpl,
    record,
    spell,
    target,
    whenever,
)
from cardwright_core.actions import PassPriority
from cardwright_core.lasting import begin_effect
from cardwright_core.replacement import Replacement
from cardwright_core.zone_changes import Leaves
from cardwright_rules.combat.events import BecomesBlocked, BlockedByCreature
from cardwright_rules.damage import DamageDealt
from cardwright_rules.formats.range_of_influence import LimitedRange
from cardwright_rules.losing import GameDrawn, Wins
from cardwright_rules.vocabulary.choices import choosing_opponent

BEARS = "Grizzly Bears"
CARISSA, ROB, ALEX = "P1", "P2", "P3"
"""In turn order, which goes to the left: Alex sits to the left of Rob, Carissa to his right."""


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


class Ranges(LimitedRange):
    """A range of its own for some players."""

    def __init__(self, seats, own):
        super().__init__(seats)
        self.own = own

    def range_of(self, game, player):
        return self.own.get(player, self.seats)


@pytest.fixture
def ring(table):
    """Seat players around the table, each with a range of influence."""

    def seat(players, *cards, seats=1, **own):
        for one in cards:
            table.add_card(one)
        option = Ranges(seats, own)
        table.add_plugin("format range-of-influence", option)
        for number in range(3, players + 1):
            table.add_player(f"P{number}")
        option.determine(table.game)
        return table

    return seat


def lives(table):
    return [table.life(name) for name in table.game.state.order]


def let_pass_to(table, player):
    """Let those before `player` pass."""
    for name in table.game.state.order:
        if name == player:
            return
        table.act(name, PassPriority(name))


# Who is within it.


@pytest.mark.rule("801.2", "801.2a", "801.2b")
@pytest.mark.parametrize(
    ("seats", "near"),
    [
        pytest.param(1, "P1 P2 P6", marks=pytest.mark.rule("801.2a#1")),
        pytest.param(2, "P1 P2 P3 P5 P6", marks=pytest.mark.rule("801.2a#2")),
        (3, "P1 P2 P3 P4 P5 P6"),
    ],
)
def test_the_players_within_so_many_seats(ring, seats, near):
    table = ring(6, seats=seats)
    assert table.game.player("P1").reach == tuple(near.split())
    assert table.game.opponents("P1") == tuple(near.split()[1:])


@pytest.mark.rule("801.2c", "801.2c#1")
def test_it_is_determined_as_each_turn_begins(ring):
    table = ring(4)
    assert CARISSA not in table.game.player(ALEX).reach
    table.propose(LifeLost(ROB, 20))
    table.settle()
    assert CARISSA not in table.game.player(ALEX).reach
    for player in (CARISSA, ALEX, "P4"):
        table.library(player, *["Plains"] * 3)
    table.go_to("end")
    table.go_to("upkeep")
    assert CARISSA in table.game.player(ALEX).reach


# What can be done.


@pytest.mark.rule("801.3")
def test_creatures_attack_opponents_within_it(ring):
    table = ring(5)
    bears = table.battlefield("P1", BEARS)
    asked = []
    table.answers("P1", ("attackers", bears), ("attack", lambda to: asked.append(to) or to == "P5"))
    table.go_to("end of combat")
    assert sorted(set(asked)) == ["P2", "P5"]
    assert lives(table) == [20, 20, 20, 20, 18]


@pytest.mark.rule("801.4")
def test_objects_and_players_outside_it_are_no_targets(ring):
    bolt = card("Zap", spell(DealDamage(1), target(ANY_TARGET)))
    table = ring(5, bolt)
    bears = [table.battlefield(player, BEARS) for player in ("P2", "P3")]
    asked = []
    table.answers("P1", ("target", lambda to: asked.append(to) or to == bears[0]))
    table.cast("P1", table.hand("P1", "Zap"))
    assert set(asked) == {bears[0], "P1", "P2", "P5"}


@pytest.mark.rule("801.5a", "801.5a#1")
def test_an_opponent_chooses_a_target_that_both_reach(ring):
    specs = (target(ANY_TARGET), TargetSpec(ANY_TARGET, by_opponent=True))
    witches = card("Witches", activated("{0}", BothTargets(), *specs), types="Enchantment")
    table = ring(5, witches)
    bears = {player: table.battlefield(player, BEARS) for player in table.game.state.order}
    let_pass_to(table, ALEX)
    asked = []
    table.answers(ALEX, ("target", ROB), ("opponent", ROB))
    table.answers(ROB, ("target", lambda to: asked.append(to) or to == ALEX))
    table.activate(ALEX, table.battlefield(ALEX, "Witches"))
    table.resolve()
    assert set(asked) == {ROB, ALEX, bears[ROB], bears[ALEX]}
    assert [table.life(name) for name in (CARISSA, ROB, ALEX)] == [20, 19, 19]


@record
class BothTargets(Record):
    """It deals 1 damage to each of two targets."""

    def resolve(self, game, by):
        for group in by.targets:
            for one in group:
                game.propose(DamageDealt(by.source.id, one, 1), by)


@record
class AnOpponentChooses(Record):
    """An opponent chooses one: you draw two cards, or each creature you control gets +2/+2."""

    def resolve(self, game, by):
        chooser = choosing_opponent(game, by)
        decision = Decision((chooser,), "mode", ("cards", "creatures"))
        if game.choose(decision)[0] == "cards":
            DrawCards(2).resolve(game, by)
        else:
            Pump(2, 2, Each(CREATURE)).resolve(game, by)


@pytest.mark.rule("801.5b", "801.5b#1")
def test_options_are_not_out_of_range(ring):
    table = ring(6, card("Vote", spell(AnOpponentChooses())), P3=2)
    table.library(ALEX, "Plains", "Plains")
    assert ALEX not in table.game.player(CARISSA).reach
    let_pass_to(table, ALEX)
    table.answers(ALEX, ("opponent", CARISSA))
    table.answers(CARISSA, ("mode", "cards"))
    table.cast(ALEX, table.hand(ALEX, "Vote"))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, ALEX)) == 2


@record
class TwoPiles(Record):
    """An opponent separates five cards: some go to the hand, the others to the graveyard."""

    def resolve(self, game, by):
        chooser = choosing_opponent(game, by)
        pile = game.choose(Decision((chooser,), "pile", (1, 2, 3, 4, 5), 0, 5))
        DrawCards(len(pile)).resolve(game, by)


@pytest.mark.rule("801.5c", "801.5c#1")
def test_without_an_opponent_in_range_the_nearest_to_the_left_chooses(table):
    table.add_card(card("Fact", spell(TwoPiles())))
    option = LimitedRange(1)
    table.add_plugin("format range-of-influence", option)
    for name in ("P3", "P4", "P5", "P6"):
        table.add_player(name)
    state = table.game.state
    for name, team in zip(state.order, (1, 1, 2, 2, 2, 1), strict=True):  # P1 and P4 are emperors
        state.players[name] = state.players[name].replace(team=team)
    option.determine(table.game)
    assert table.game.opponents("P1") == ()
    table.library("P1", *["Plains"] * 5)
    table.answers("P3", ("pile", [1, 2]))
    table.cast("P1", table.hand("P1", "Fact"))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2


# What triggers.


@pytest.mark.rule("801.7", "801.7#1")
def test_the_whole_event_has_to_be_within_it(ring):
    blocked = TriggeredAbility((whenever(BecomesBlocked),), GainLife(1))
    by_one = TriggeredAbility((whenever(BlockedByCreature),), GainLife(10))
    table = ring(
        6, card("One", blocked, types="Enchantment"), card("Two", by_one, types="Enchantment")
    )
    state = table.game.state
    state.cursor = state.cursor.replace(active=ALEX, priority=ALEX)
    table.battlefield(ROB, "One", "Two")
    bear = table.battlefield(ALEX, BEARS)
    table.battlefield("P4", BEARS)
    table.answers(ALEX, ("attackers", bear), ("attack", "P4"))
    table.answers("P4", ("block", bear))
    table.go_to("declare blockers")
    table.resolve()
    assert table.life(ROB) == 21


@pytest.mark.rule("801.7a", "801.7a#1")
def test_what_leaves_is_looked_at_as_it_was(ring):
    mill = TriggeredAbility((whenever(Leaves, CREATURE),), LoseLife(1, EACH_PLAYER))
    demon = card("Demon", mill, types="Enchantment")
    table = ring(6, demon)
    bear = table.battlefield(ALEX, BEARS)
    table.game.state.put(table.game.state.objects[bear].replace(controller=CARISSA))
    for player in (CARISSA, ALEX):
        table.battlefield(player, "Demon")
    table.propose(table.moving(bear, Zone.GRAVEYARD))
    table.settle()
    stacked = [table.see(item).controller for item in table.game.state.zone(Zone.STACK)]
    assert stacked == [CARISSA]
    (dead,) = table.game.state.zone(Zone.GRAVEYARD, ALEX)
    assert table.see(dead).name == BEARS


# What is affected.


@pytest.mark.rule("801.10", "801.10#1")
def test_what_is_too_far_is_not_damaged(ring):
    clasm = card("Clasm", spell(DealDamage(2, Each(CREATURE))))
    table = ring(6, clasm)
    for player in table.game.state.order:
        table.battlefield(player, BEARS)
    let_pass_to(table, ALEX)
    table.cast(ALEX, table.hand(ALEX, "Clasm"))
    table.resolve()
    left = [view.controller for view in table.game.permanents()]
    assert left == ["P1", "P5", "P6"]


@pytest.mark.rule("801.10")
def test_nor_does_it_matter_how_an_effect_finds_it(ring):
    """An effect of a card's own code that goes through all players reaches only those near."""
    table = ring(6, card("Everyone", spell(ToAll())))
    table.cast("P1", table.hand("P1", "Everyone"))
    table.resolve()
    assert lives(table) == [19, 19, 20, 20, 20, 19]


@record
class ToAll(Record):
    """Each player loses 1 life."""

    def resolve(self, game, by):
        for player in game.state.order:
            game.propose(LifeLost(player, 1), by)


@record
class Others(Count):
    """The number of other creatures."""

    def value(self, game, by):
        return len(Each(CREATURE).objects(game, by)) - 1


COAT = card(
    "Coat",
    StaticAbility(Continuous((Part(Layer.MODIFY_PT, CREATURE, AddPT(Others(), Others())),))),
    types="Artifact",
)


@pytest.mark.rule("801.11", "801.11#1", "801.11#2")
def test_information_is_from_within_the_range_of_the_controller(ring):
    table = ring(6, COAT)
    bears = {player: table.battlefield(player, BEARS) for player in table.game.state.order}
    # to Alex's right is Rob, to his left P4, who is out of Rob's range
    table.battlefield("P4", BEARS)
    table.battlefield(ALEX, "Coat")
    powers = {player: table.see(item).characteristics.power for player, item in bears.items()}
    assert powers == {"P1": 2, ROB: 5, ALEX: 5, "P4": 5, "P5": 2, "P6": 2}


@record
class NextToAnother(Record):
    """The next 3 damage to a player is dealt to another instead."""

    def resolve(self, game, by):
        begin_effect(game, by, Redirects(by.controller, by.targets[0][0]), None)


@record
class Redirects(Record):
    """It is so once."""

    from_player: str
    to: str

    @hookimpl
    @about(DamageDealt)
    def replacements(self, game, by, event):
        if event.recipient != self.from_player:
            return None

        def split(game, damage):
            return (
                damage.replace(amount=damage.amount - 3),
                damage.replace(recipient=self.to, amount=3),
            )

        return Replacement.of(by, split)


@pytest.mark.rule("801.13a", "801.13a#1")
def test_damage_redirected_too_far_is_not_dealt(ring):
    axe = card("Axe", spell(DealDamage(5, players=TARGET_PLAYER), target(AnyPlayer())))
    maneuver = card("Maneuver", spell(NextToAnother(), target(AnyPlayer())))
    table = ring(6, axe, maneuver)
    let_pass_to(table, ALEX)
    table.answers(ALEX, ("target", ROB))
    table.cast(ALEX, table.hand(ALEX, "Axe"))
    for player in (ALEX, "P4", "P5", "P6", CARISSA):
        table.act(player, PassPriority(player))
    table.answers(ROB, ("target", CARISSA))
    table.cast(ROB, table.hand(ROB, "Maneuver"))
    table.resolve()
    assert [table.life(name) for name in (CARISSA, ROB)] == [20, 18]


# What is prevented.

FROM_CREATURES = card("Peace", StaticAbility(PreventDamage(source=CREATURE)), types="Enchantment")


@pytest.mark.rule("801.13b", "801.13b#1")
def test_damage_by_a_source_too_far_is_not_prevented(ring):
    table = ring(6, FROM_CREATURES)
    table.battlefield(ALEX, "Peace")
    bears = table.battlefield(CARISSA, BEARS)
    table.answers(CARISSA, ("attackers", bears), ("attack", ROB))
    table.go_to("end of combat")
    assert table.life(ROB) == 18


@pytest.mark.rule("801.13b")
def test_but_damage_by_one_that_is_near_is(ring):
    table = ring(6, FROM_CREATURES)
    table.battlefield(ROB, "Peace")
    bears = table.battlefield(CARISSA, BEARS)
    table.answers(CARISSA, ("attackers", bears), ("attack", "P6"))
    table.go_to("end of combat")
    assert table.life("P6") == 20


@pytest.mark.rule("801.13b", "801.13b#2")
def test_damage_to_who_is_near_is_prevented_wherever_it_comes_from(ring):
    blast = card("Blast", spell(DealDamage(4), target(ANY_TARGET)))
    mend = card("Mend", spell(PreventNext(4, players=TARGET_PLAYER), target(AnyPlayer())))
    table = ring(6, blast, mend)
    table.answers(CARISSA, ("target", ROB))
    table.cast(CARISSA, table.hand(CARISSA, "Blast"))
    for player in (CARISSA, ROB):
        table.act(player, PassPriority(player))
    table.answers(ALEX, ("target", ROB))
    table.cast(ALEX, table.hand(ALEX, "Mend"))
    table.resolve()
    assert table.life(ROB) == 20


@pytest.mark.rule("801.13b", "801.13b#3")
@pytest.mark.parametrize(("fogs", "dead"), [(ALEX, 2), (ROB, 0)])
def test_where_neither_is_said_both_have_to_be_near(ring, fogs, dead):
    fog = card("Fog Test", spell(Lasts(PreventDamage(combat=True))))
    table = ring(6, fog)
    bears = [table.battlefield(player, BEARS) for player in (CARISSA, ROB)]
    table.answers(CARISSA, ("attackers", bears[0]), ("attack", ROB))
    table.answers(ROB, ("block", bears[0]))
    table.go_to("declare blockers")
    let_pass_to(table, fogs)
    table.cast(fogs, table.hand(fogs, "Fog Test"))
    table.resolve()
    table.go_to("end of combat")
    assert len(table.permanents()) == 2 - dead


# How it ends.


@pytest.mark.rule("801.14", "104.3h")
def test_who_wins_makes_those_near_lose(ring):
    table = ring(6)
    table.propose(Wins("P1"))
    assert [name for name in table.game.state.order if table.game.player(name).lost] == ["P2", "P6"]
    assert not table.game.over


@pytest.mark.rule("801.15", "104.4e")
def test_a_draw_is_one_for_those_near(ring):
    table = ring(6)
    near = table.game.player("P1").reach
    table.propose(GameDrawn(near, "an effect says so"))
    left = [player.id for player in table.game.players]
    assert left == ["P3", "P4", "P5"]
    assert not table.game.over
