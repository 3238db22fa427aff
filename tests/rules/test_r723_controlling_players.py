"""Controlling another player: who decides, who sees, and until when (723)."""

import pytest

from cardwright import Game
from cardwright.authoring import (
    ANY_TARGET,
    CONTROLLED_PLAYER,
    CREATURE,
    TARGET_PLAYER,
    AnyPlayer,
    AttacksEachCombat,
    CantBeCast,
    Card,
    ControlledByPlayer,
    ControlPlayerNextTurn,
    ControlPlayerWhile,
    ControlWhoSearches,
    Cost,
    CostComponent,
    DealDamage,
    DiscardCard,
    DiscardCards,
    GainLife,
    May,
    Record,
    Scry,
    Search,
    SkipNext,
    StaticAbility,
    TakeExtraTurns,
    TargetPlayers,
    TurnBegins,
    Zone,
    activated,
    additional_cost,
    at_the_beginning_of,
    do,
    hookimpl,
    record,
    spell,
    target,
    triggered,
)
from cardwright.saving import Replay
from cardwright.testing.table import Table
from cardwright_core.actions import PassPriority
from cardwright_core.casting import Activate, Cast
from cardwright_core.characteristics import Characteristics
from cardwright_core.errors import IllegalActionError
from cardwright_core.faces import Form
from cardwright_core.happening import as_one
from cardwright_rules.formats.shared_team_turns import shared_team_turns
from cardwright_rules.lands import PlayLand
from cardwright_rules.leaving import LeavesGame
from cardwright_rules.losing import Concedes
from cardwright_rules.visibility import view_of

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Sorcery", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def aimed(name, effect, **values):
    """A spell that targets a player."""
    return card(name, spell(effect, target(AnyPlayer())), **values)


@record
class TopIsShown(Record):
    """Its controller may look at the top card of their library."""

    @hookimpl
    def shows(self, game, by, player, view):
        library = game.state.library(by.controller).order()
        return True if player == by.controller and view.object.card == library[0] else None


SWAP = do(
    ControlPlayerNextTurn(TargetPlayers(1), TargetPlayers(0)),
    ControlPlayerNextTurn(TargetPlayers(0), TargetPlayers(1)),
)
GIFT = triggered(at_the_beginning_of("upkeep", yours=True), May(GainLife(1)))
THEIR_CREATURES = ControlledByPlayer(CONTROLLED_PLAYER)
CARDS = (
    aimed("Dominate", ControlPlayerNextTurn()),
    aimed("Will", ControlPlayerNextTurn(), types="Instant"),
    aimed("Freedom", ControlPlayerNextTurn(by_whom=TARGET_PLAYER)),
    card("Swap", spell(SWAP, target(AnyPlayer()), target(AnyPlayer(), other=True))),
    aimed("Hush", ControlPlayerNextTurn(rules=(CantBeCast(CREATURE, CONTROLLED_PLAYER),))),
    aimed("Rage", ControlPlayerNextTurn(rules=(AttacksEachCombat(THEIR_CREATURES),))),
    aimed("Command", ControlPlayerWhile(DiscardCards(1, TARGET_PLAYER)), types="Instant"),
    card("Bolt", spell(DealDamage(3), target(ANY_TARGET)), types="Instant"),
    card("Peek", spell(Scry(1)), types="Instant"),
    card("Toll", additional_cost(DiscardCard()), spell(GainLife(3))),
    card("Seek", spell(Search(CREATURE))),
    aimed("Again", TakeExtraTurns(1, TARGET_PLAYER)),
    aimed("Skip", SkipNext(TurnBegins, who=TARGET_PLAYER)),
    card("Gift", GIFT, types="Enchantment"),
    card("Agent", StaticAbility(ControlWhoSearches()), types="Creature", power=3, toughness=2),
    card("Oracle", StaticAbility(TopIsShown()), types="Enchantment"),
    card("Cub", types="Creature", power=1, toughness=1),
    card("Walker", types="Legendary Planeswalker — Test", loyalty=4),
)


@pytest.fixture
def table(table):
    table.add_card(*CARDS)
    for player in ("P1", "P2"):
        table.library(player, *[BEARS] * 12)
    return table


@pytest.fixture
def three(table):
    table.add_player("P3")
    table.library("P3", *[BEARS] * 12)
    return table


def cast_at(table, player, name, *targets):
    """Let a player cast a card of the test and let it resolve."""
    table.hand(player, name)
    table.answers(player, *(("target", one) for one in targets))
    table.cast(player, name)
    table.resolve()


def cast_for(table, decider, player, name):
    """Let one player decide that another casts the card of that name in their hand."""
    (item,) = [i for i in table.game.state.zone(Zone.HAND, player) if table.see(i).name == name]
    table.act(decider, Cast(player, item, name))


def next_turn(table):
    """Let everybody pass until the upkeep of the next turn, and choose the least meanwhile."""
    now = table.game.state.cursor.turn
    decided(table, lambda game: game.state.cursor.turn > now)
    table.go_to("upkeep")


def controlled_turn(table, name="Dominate"):
    """Let P1 control P2, and the turn of P2 begin."""
    cast_at(table, "P1", name, "P2")
    next_turn(table)


def named(table, zone, player):
    return [table.see(item).name for item in table.game.state.zone(zone, player)]


def decided(table, until):
    """Let everybody choose the least; return by turn who decided what for whom."""
    made = []

    def agent_of(name):
        def agent(game, decision):
            made.append((game.state.cursor.turn, name, decision.players, decision.kind))
            assert decision.deciders[0] == name
            return decision.options[: decision.minimum]

        return agent

    table.game.move_made()
    table.game.play({name: agent_of(name) for name in table.game.state.order}, until=until)
    return made


def of_turn(made, turn, player):
    """Return who made a player's decisions in a turn."""
    return {by for when, by, players, _ in made if when == turn and player in players}


# Whose turn, and how long (723.1).


@pytest.mark.rule("723.1", "723.5", "723.8", "723.3")
def test_the_whole_next_turn_and_no_other(table):
    cast_at(table, "P1", "Dominate", "P2")
    made = decided(table, lambda game: game.state.cursor.turn == 14)
    assert of_turn(made, 10, "P2") == {"P2"}
    assert of_turn(made, 11, "P2") == {"P1"}
    assert of_turn(made, 12, "P2") == of_turn(made, 13, "P2") == {"P2"}
    assert {of_turn(made, turn, "P1").pop() for turn in (10, 11, 12, 13)} == {"P1"}
    kinds = {kind for when, by, players, kind in made if when == 11 and players == ("P2",)}
    assert "priority" in kinds


@pytest.mark.rule("723.3")
def test_only_control_of_the_player_changes(table):
    bears, _ = table.battlefield("P2", BEARS, "Gift")
    controlled_turn(table)
    table.answers("P1", ("may", True))
    assert table.game.state.cursor.active == "P2"
    assert table.see(bears).controller == "P2"
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (20, 21)
    assert table.game.is_active("P2")
    assert not table.game.is_active("P1")


@pytest.mark.rule("723.1")
def test_it_lasts_until_the_next_turn_begins(table):
    hand = [table.hand("P2", "Cub") for _ in range(8)]
    controlled_turn(table)
    table.answers("P1", ("discard", hand[:2]))
    table.go_to("end")
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P1"
    assert named(table, Zone.GRAVEYARD, "P2") == ["Cub", "Cub"]
    assert table.game.decider("P2") == "P2"
    assert table.game.state.effects == {}


@pytest.mark.rule("723.1")
def test_an_extra_turn_after_it_is_free(table):
    cast_at(table, "P1", "Again", "P2")
    cast_at(table, "P1", "Dominate", "P2")
    made = decided(table, lambda game: game.state.cursor.turn == 13)
    assert of_turn(made, 11, "P2") == {"P1"}
    assert of_turn(made, 12, "P2") == {"P2"}


@pytest.mark.rule("723.1")
def test_in_the_turn_of_that_player_it_is_about_the_one_after(table):
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P2"
    cast_at(table, "P1", "Will", "P2")
    made = decided(table, lambda game: game.state.cursor.turn == 14)
    assert of_turn(made, 11, "P2") == of_turn(made, 12, "P2") == {"P2"}
    assert of_turn(made, 13, "P2") == {"P1"}


@pytest.mark.rule("723.1b")
def test_it_waits_while_turns_are_skipped(table):
    cast_at(table, "P1", "Skip", "P2")
    cast_at(table, "P1", "Dominate", "P2")
    made = decided(table, lambda game: game.state.cursor.turn == 13)
    active = [entry.event.player for entry in table.game.log if "Control" in str(type(entry.event))]
    assert active == ["P2", "P2"]
    assert of_turn(made, 11, "P2") == {"P2"}  # the turn of P1, who has two in a row
    assert of_turn(made, 12, "P2") == {"P1"}


@pytest.mark.rule("723.1a")
def test_the_last_one_created_works(three):
    for player in ("P1", "P3"):
        three.hand(player, "Will")
        three.answers(player, ("target", "P2"))
    three.cast("P1", "Will")
    three.cast("P3", "Will")  # resolves first
    three.resolve()
    (effect,) = three.game.state.effects.values()
    assert effect.controller == "P1"
    made = decided(three, lambda game: game.state.cursor.turn == 12)
    assert of_turn(made, 11, "P2") == {"P1"}


@pytest.mark.rule("723.1a", "723.7")
def test_what_is_overwritten_demands_nothing_either(table):
    bears = table.battlefield("P2", BEARS)
    cast_at(table, "P1", "Rage", "P2")
    controlled_turn(table)
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    assert (table.life("P1"), table.tapped(bears)) == (20, False)


@pytest.mark.rule("723.1a", "723.2")
def test_a_shorter_one_works_while_it_lasts(three):
    hand = [three.hand("P2", name) for name in (BEARS, "Cub")]
    controlled_turn(three)
    three.hand("P3", "Command")
    three.answers("P3", ("target", "P2"), ("discard", hand[0]))
    three.cast("P3", "Command")
    three.resolve()
    assert [three.see(i).name for i in three.game.state.zone(Zone.GRAVEYARD, "P2")] == [BEARS]
    assert three.game.decider("P2") == "P1"


@pytest.mark.rule("723.2")
def test_for_a_limited_duration(table):
    hand = [table.hand("P2", name) for name in (BEARS, "Cub")]
    table.hand("P1", "Command")
    table.answers("P1", ("target", "P2"), ("discard", hand[1]))
    table.cast("P1", "Command")
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.GRAVEYARD, "P2")] == ["Cub"]
    assert table.game.decider("P2") == "P2"
    assert table.game.state.effects == {}


@pytest.mark.rule("723.2")
def test_while_they_search_their_library(table):
    table.battlefield("P1", "Agent")
    table.library("P2", "Cub", "Forest")
    next_turn(table)
    table.go_to("precombat main")
    table.hand("P2", "Seek")
    table.cast("P2", "Seek")
    drawn = named(table, Zone.HAND, "P2")
    table.answers("P1", ("search", []))
    table.resolve()
    assert named(table, Zone.HAND, "P2") == drawn
    assert table.game.decider("P2") == "P2"


@pytest.mark.rule("723.9")
def test_a_player_may_be_given_control_of_themself(table):
    cast_at(table, "P1", "Dominate", "P2")
    cast_at(table, "P1", "Freedom", "P2")
    made = decided(table, lambda game: game.state.cursor.turn == 12)
    assert of_turn(made, 11, "P2") == {"P2"}


@pytest.mark.rule("723.1", "723.8")
def test_two_players_control_each_other_in_their_turns(table):
    cast_at(table, "P1", "Swap", "P1")
    made = decided(table, lambda game: game.state.cursor.turn == 13)
    assert (of_turn(made, 11, "P2"), of_turn(made, 11, "P1")) == ({"P1"}, {"P1"})
    assert (of_turn(made, 12, "P1"), of_turn(made, 12, "P2")) == ({"P2"}, {"P2"})


@pytest.mark.rule("723.8")
def test_who_controls_a_player_who_controls_another_decides_for_both(three):
    three.battlefield("P3", "Agent")
    next_turn(three)
    cast_at(three, "P1", "Will", "P3")
    next_turn(three)
    assert three.game.state.cursor.active == "P3"
    three.hand("P2", "Seek")
    assert three.game.decider("P3") == "P1"
    three.game.state.slices["searching"] = "P2"
    assert three.game.decider("P2") == "P1"


# What the player in control sees (723.4).


def face_down(table, item):
    there = table.game.state.objects[item]
    down = Characteristics(types=("Creature",), power=2, toughness=2)
    table.game.state.put(there.replace(form=Form(down=down), copiable=down))
    table.game.follow()


def cards(table, player, zone, owner):
    return [one.card for one in view_of(table.game, player).zone(zone, owner)]


@pytest.mark.rule("723.4", "723.4#1")
def test_the_hand_and_the_face_down_creatures_are_seen(table):
    table.hand("P1", "Bolt")
    table.hand("P2", "Cub")
    face_down(table, table.battlefield("P2", BEARS))
    assert cards(table, "P1", Zone.HAND, "P2") == []
    assert cards(table, "P1", Zone.BATTLEFIELD, "P2") == [""]
    controlled_turn(table)
    assert cards(table, "P1", Zone.HAND, "P2") == ["Cub"]
    assert cards(table, "P1", Zone.BATTLEFIELD, "P2") == [BEARS]
    assert cards(table, "P2", Zone.HAND, "P2") == ["Cub"]
    assert cards(table, "P2", Zone.HAND, "P1") == []
    next_turn(table)
    assert cards(table, "P1", Zone.HAND, "P2") == []
    assert cards(table, "P1", Zone.BATTLEFIELD, "P2") == [""]


@pytest.mark.rule("723.4", "723.5")
def test_what_is_decided_for_a_player_is_told_to_both(table):
    controlled_turn(table)
    table.hand("P2", "Peek")
    cast_for(table, "P1", "P2", "Peek")
    game = table.game.fork()
    game.agents = {}
    while game.decision.kind == "priority":
        game.answer(game.decision.options[0])
    decision = game.decision
    assert (decision.deciders, decision.made_for) == (("P1",), ("P2",))
    for player in ("P1", "P2"):
        told = view_of(game, player, decision).decision
        assert told is not None
        assert (len(told.options), told.players) == (len(decision.options), ("P2",))


@pytest.mark.rule("723.4")
def test_of_a_library_what_that_player_may_look_at(table):
    table.battlefield("P2", "Oracle")
    assert view_of(table.game, "P1").library_cards == ()
    controlled_turn(table)
    assert [one.owner for one in view_of(table.game, "P1").library_cards] == ["P2"]


# What is decided (723.5).


@pytest.mark.rule("723.5", "723.5#1")
def test_which_spells_are_cast_their_targets_and_what_is_decided_as_they_resolve(table):
    table.hand("P2", "Bolt")
    table.hand("P2", "Peek")
    controlled_turn(table)
    table.answers("P1", ("target", "P2"))
    cast_for(table, "P1", "P2", "Bolt")
    assert table.game.see(table.game.state.zone(Zone.STACK)[-1]).controller == "P2"
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (20, 17)
    top = table.game.state.library("P2").order()[0]
    table.answers("P1", ("bottom", lambda _: True))
    cast_for(table, "P1", "P2", "Peek")
    table.resolve()
    assert table.game.state.library("P2").order()[-1] == top


@pytest.mark.rule("723.5", "723.5#2", "723.8")
def test_which_creatures_attack_whom_and_how_damage_is_assigned(table):
    bears, cub = table.battlefield("P2", BEARS, "Cub")
    _, one, two = table.battlefield("P1", "Walker", "Cub", "Cub")
    walker = table.game.state.zone(Zone.BATTLEFIELD)[2]
    controlled_turn(table)
    table.answers(
        "P1",
        ("attackers", [bears]),
        ("attack", walker),
        ("block", bears),
        ("block", bears),
        ("damage", lambda option: "2" in str(option)),
    )
    table.go_to("end")
    assert not table.tapped(cub)
    assert table.tapped(bears)
    assert (one in table.game.state.objects) != (two in table.game.state.objects)
    assert table.see(walker).object.count("loyalty") == 4


@pytest.mark.rule("723.5")
def test_that_player_decides_nothing(table):
    """A land, an ability with a choice, the discard at the end of the turn: all is P1's to say."""
    land, *hand = [table.hand("P2", name) for name in ("Forest", *[BEARS] * 8)]
    controlled_turn(table)
    table.go_to("precombat main")
    table.act("P1", PlayLand("P2", land, "Forest"))
    assert table.permanents("P2") == ["Forest"]
    table.answers("P1", ("discard", [hand[3], hand[5]]))
    table.go_to("end")
    table.go_to("upkeep")
    assert named(table, Zone.GRAVEYARD, "P2") == [BEARS, BEARS]
    assert not {hand[3], hand[5]} & set(table.game.state.zone(Zone.HAND, "P2"))


@record
class AsksAndFails(CostComponent):
    """Can be begun to be paid, but never is."""


class Fails:
    @hookimpl
    def pay_cost(self, component):
        if isinstance(component, AsksAndFails):
            message = "it can't be paid"
            raise IllegalActionError(message, "601.2h")


DEVICE = activated(Cost(components=(AsksAndFails(),)), GainLife(1))


@pytest.mark.rule("723.5", "733.1")
def test_what_proves_illegal_is_told_to_who_decides(rule_sets):
    """P1, who has no agent, begins for P2, who has one, what can't be paid for."""
    table = Table(rule_sets)
    table.add_card(*CARDS, card("Device", DEVICE, types="Artifact"))
    table.add_plugin("fails", Fails())
    for player in ("P1", "P2"):
        table.library(player, *[BEARS] * 9)
    device = table.battlefield("P2", "Device")
    controlled_turn(table)
    game = table.game
    game.agents = {"P2": lambda _game, _decision: pytest.fail("P2 decides nothing")}
    with pytest.raises(IllegalActionError, match="it can't be paid"):
        game.answer(Activate("P2", device, 0, "Device"))
    assert game.decision is not None
    assert game.decision.deciders == ("P1",)


@pytest.mark.rule("723.5a", "723.5a#1")
def test_costs_are_paid_with_what_the_controlled_player_has(table):
    mine = table.hand("P1", "Cub")
    table.hand("P2", "Toll")
    theirs = [table.hand("P2", BEARS) for _ in range(2)]
    controlled_turn(table)
    table.go_to("precombat main")
    table.answers("P1", ("cost", theirs[1]))
    cast_for(table, "P1", "P2", "Toll")
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (20, 23)
    assert table.game.state.zone(Zone.HAND, "P1") == (mine,)
    assert theirs[0] in table.game.state.zone(Zone.HAND, "P2")
    assert theirs[1] not in table.game.state.zone(Zone.HAND, "P2")
    assert sorted(named(table, Zone.GRAVEYARD, "P2")) == [BEARS, "Toll"]


@pytest.mark.rule("723.5a")
def test_mana_of_the_player_in_control_pays_nothing(table):
    table.battlefield("P1", "Forest", "Forest")
    bears = table.hand("P2", BEARS)
    controlled_turn(table)
    table.go_to("precombat main")
    actions = table.rules.ask.legal_actions(table.game, "P2")
    assert bears not in [getattr(action, "object", 0) for action in actions]
    table.battlefield("P2", "Forest", "Forest")
    actions = table.rules.ask.legal_actions(table.game, "P2")
    assert bears in [getattr(action, "object", 0) for action in actions]


@pytest.mark.rule("723.5b", "723.5b#1", "723.6", "104.3a")
def test_nothing_is_decided_that_the_rules_do_not_call_for(table):
    """All that is put to P1 for P2 has a rule; what tournaments and life call for is not in it."""
    table.battlefield("P2", BEARS, "Gift")
    table.hand("P2", "Forest")
    cast_at(table, "P1", "Dominate", "P2")
    offered = []

    def agent(_, decision):
        if decision.made_for:
            offered.append(decision)
        return decision.options[-1] if decision.minimum else ()

    table.game.move_made()
    table.game.play({"P1": agent, "P2": agent}, until=lambda game: game.state.cursor.turn == 12)
    assert {decision.kind for decision in offered} >= {"priority", "may", "attackers"}
    actions = {type(o) for d in offered if d.kind == "priority" for o in d.options}
    assert actions == {PassPriority, PlayLand, Activate}
    assert all(decision.rule[:1].isdigit() for decision in offered)
    # Conceding is P2's own, at any time, and no option of anybody.
    table.game.intervene(lambda game: game.propose(Concedes("P2")), {})
    assert table.game.state.winners == ("P1",)


@pytest.mark.rule("723.6", "104.3a")
def test_the_player_in_control_concedes_only_for_themself(table):
    controlled_turn(table)
    table.propose(Concedes("P1"))
    assert table.game.state.winners == ("P2",)


# What the effect demands (723.7).


@pytest.mark.rule("723.7")
def test_the_effect_may_restrict_what_that_player_does(table, may_begin):
    cub = table.hand("P2", "Cub")
    controlled_turn(table, "Hush")
    table.go_to("precombat main")
    assert not may_begin("P2", cub)
    for _ in range(2):
        next_turn(table)
    table.go_to("precombat main")
    assert table.game.state.cursor.active == "P2"
    assert may_begin("P2", cub)


@pytest.mark.rule("723.7")
def test_the_effect_may_demand_what_that_player_does(table):
    bears = table.battlefield("P2", BEARS)
    table.battlefield("P1", "Walker")
    controlled_turn(table, "Rage")
    table.answers("P1", ("attack", "P1"))  # it has to attack, but whom is P1's to say
    table.go_to("end")
    assert (table.life("P1"), table.tapped(bears)) == (18, True)
    next_turn(table)
    assert table.game.state.effects == {}


# Teams, and players who leave.


@pytest.fixture
def teams(rule_sets):
    """Two teams of two, each with shared turns."""
    table = Table(rule_sets)
    table.add_card(*CARDS)
    table.add_plugin("format shared-team-turns", shared_team_turns)
    players = table.game.state.players
    players["P2"] = players["P2"].replace(team=1)
    for name in ("P3", "P4"):
        table.add_player(name, team=2)
    for name in players:
        table.library(name, *[BEARS] * 9)
    yield table
    table.finish()


@pytest.mark.rule("805.8", "723.5")
def test_the_whole_team_is_controlled(teams):
    cast_at(teams, "P1", "Dominate", "P4")
    made = decided(teams, lambda game: game.state.cursor.turn == 13)
    assert of_turn(made, 11, "P3") == of_turn(made, 11, "P4") == {"P1"}
    assert of_turn(made, 12, "P3") == {"P3"}


@pytest.mark.rule("800.4a", "800.4b", "723.1")
def test_who_leaves_controls_nobody(three):
    cast_at(three, "P3", "Will", "P2")
    three.propose(Concedes("P3"))
    assert three.game.state.effects == {}
    made = decided(three, lambda game: game.state.cursor.turn == 12)
    assert of_turn(made, 11, "P2") == {"P2"}


@pytest.mark.rule("800.4a", "800.4b")
def test_who_leaves_in_that_turn_controls_nobody_from_then_on(three):
    cast_at(three, "P3", "Will", "P2")
    three.go_to("upkeep")
    assert three.game.decider("P2") == "P3"
    three.propose(Concedes("P3"))
    assert three.game.decider("P2") == "P2"


@pytest.mark.rule("800.4a", "723.1")
def test_who_is_controlled_may_leave(three):
    controlled_turn(three)
    three.propose(Concedes("P2"))
    assert three.game.state.effects == {}
    next_turn(three)
    assert three.game.state.cursor.active == "P3"


@pytest.mark.rule("800.4a", "723.1")
def test_both_may_leave_at_once(teams):
    cast_at(teams, "P1", "Dominate", "P2")
    both = as_one((LeavesGame("P1"), LeavesGame("P2")))
    teams.propose(both)
    assert teams.game.state.effects == {}


# Saved, played back, taken back.


def until_controlled(rules):
    """Drive a game from outside to the middle of a spell that P1 lets P2 cast."""
    game = rules.new_game(3)
    game.add_player("P1", ["Dominate"] * 30)
    game.add_player("P2", ["Peek"] * 30)
    while (decision := game.decision).kind != "bottom":
        if decision.kind == "target":
            game.answer("P2")
            continue
        spell = "cast Peek" if decision.made_for else "cast Dominate"
        stacked = game.state.zone(Zone.STACK)
        meant = [one for one in decision.options if str(one) == spell and not stacked]
        game.answer((*meant, *decision.options)[0])
    return game


@pytest.mark.rule("723.5")
def test_a_game_in_which_somebody_is_controlled_is_saved_played_back_and_taken_back(table):
    game = until_controlled(table.rules)
    decision = game.decision
    assert (decision.deciders, decision.made_for) == (("P1",), ("P2",))
    loaded = Game.load(game.save(), rules=game.rules)
    assert (loaded.decision, loaded.digest()) == (decision, game.digest())
    again = Replay.read(str(Replay.of(game))).play(game.rules)
    assert (again.decision, again.digest()) == (decision, game.digest())
    fork = game.fork()
    game.answer(decision.options[0])
    assert game.decision != decision
    game.undo()
    assert (game.decision, game.digest()) == (fork.decision, fork.digest())
    assert game.view("P1").zone(Zone.HAND, "P2") == game.view("P2").zone(Zone.HAND, "P2") != ()
