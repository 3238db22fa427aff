"""Loops: of mandatory actions, which end the game in a draw, and others (104.4b, 732)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    ENCHANTMENT,
    ITSELF,
    THIS,
    Card,
    CreateTokens,
    Destroy,
    Dies,
    Enters,
    Exile,
    GainLife,
    Leaves,
    LifeGained,
    LifeLost,
    Linked,
    LoseLife,
    May,
    PutOntoBattlefield,
    Replacement,
    SacrificeThis,
    Tap,
    Tapped,
    UnlessYouPay,
    Untap,
    Untapped,
    Zone,
    about,
    activated,
    another,
    cost,
    hookimpl,
    spell,
    target,
    token,
    triggered,
    when,
    whenever,
)
from cardwright_core.actions import PassPriority
from cardwright_core.errors import EndlessError
from cardwright_rules.formats.range_of_influence import LimitedRange
from cardwright_rules.loops.likeness import likeness
from cardwright_rules.loops.plugin import GROWN
from cardwright_rules.losing import GameDrawn

BEARS = "Grizzly Bears"


def enchantment(name, *abilities, types="Enchantment", **values):
    values |= {"name": name, "types": types, "cost": "{0}", "abilities": abilities}
    return type("TestEnchantment", (Card,), values)


RING = enchantment(
    "Ring",
    triggered(when(Enters, THIS), Exile(link="exiled"), target(another(ENCHANTMENT))),
    triggered(when(Leaves, THIS), PutOntoBattlefield(Linked("exiled"))),
)
"""It exiles another enchantment until it leaves; three of them exile one another."""

SWING = enchantment(
    "Swing",
    triggered(whenever(Tapped, THIS), Untap(ITSELF)),
    triggered(whenever(Untapped, THIS), Tap(ITSELF)),
    activated("{0}", Tap(ITSELF)),
)
SPRING = enchantment("Spring", triggered(whenever(LifeGained), GainLife(1)))
ASKS = enchantment(
    "Asks",
    triggered(whenever(Tapped, THIS), Untap(ITSELF)),
    triggered(whenever(Untapped, THIS), May(Tap(ITSELF))),
    activated("{0}", Tap(ITSELF)),
)
FEE = enchantment(
    "Fee",
    triggered(whenever(Tapped, THIS), Untap(ITSELF)),
    triggered(whenever(Untapped, THIS), UnlessYouPay(cost("{0}"), Tap(ITSELF))),
    activated("{0}", Tap(ITSELF)),
)
LEECH = enchantment(
    "Leech",
    triggered(whenever(LifeLost), LoseLife(1)),
    activated("{0}", LoseLife(1)),
)
SEAL = enchantment("Seal", activated(cost("{0}", SacrificeThis()), Destroy(), target(ENCHANTMENT)))
SIP = type(
    "Sip",
    (Card,),
    {"name": "Sip", "types": "Instant", "cost": "{0}", "abilities": (spell(GainLife(1)),)},
)


class Phoenix(Card):
    """Instead of dying it enters again; with toughness 0 it dies at once."""

    name = "Phoenix"
    types = "Creature — Bird"
    power, toughness = 1, 0

    @hookimpl
    @about(Dies)
    def replacements(self, by, event):
        """614.1a"""
        if event.object == by.source.id:
            return Replacement.of(by, lambda game, event: event.to(Zone.BATTLEFIELD, "P1"))
        return None


class Passes:
    """Takes what is wished for while it is there; else passes, and gives the first answer."""

    def __init__(self, *wishes):
        self.wishes, self.kinds = list(wishes), []

    def __call__(self, game, decision):
        self.kinds.append(decision.kind)
        for option in decision.options:
            if self.wishes and str(option) == self.wishes[0]:
                del self.wishes[0]
                return option
        if decision.kind == "priority":
            return PassPriority(decision.deciders[0])
        return decision.options[: decision.minimum]


def played(table, agent, turns=1):
    last = table.game.state.cursor.turn + turns
    agents = dict.fromkeys(table.game.state.order, agent)
    table.game.play(agents, until=lambda game: game.state.cursor.turn >= last)
    return table.game.state.winners


@pytest.fixture
def lay_cards(table):
    def put(*cards, **zones):
        for card in cards:
            table.add_card(card)
        return {
            zone: [getattr(table, zone)("P1", name) for name in names]
            for zone, names in zones.items()
        }

    return put


def why(table):
    return [entry.event.why for entry in table.game.log if isinstance(entry.event, GameDrawn)]


@pytest.mark.rule("104.4b", "732.4")
def test_three_rings_that_exile_one_another_are_a_draw(table, lay_cards):
    lay_cards(RING, hand=["Ring", "Ring", "Ring"])
    agent = Passes("cast Ring", "pass", "pass", "cast Ring", "pass", "pass", "cast Ring")
    assert played(table, agent) == ()
    assert why(table) == ["a loop of mandatory actions goes on alike (732.4)"]


@pytest.mark.rule("104.4b")
def test_a_ring_that_could_exile_something_else_is_no_draw(table, lay_cards):
    lay_cards(RING, SPRING, hand=["Ring", "Ring", "Ring"], battlefield=["Spring"])
    asked = 0

    def agent(game, decision):
        nonlocal asked
        if decision.kind != "target":
            return passes(game, decision)
        asked += 1
        wanted = "Ring" if asked < 200 else "Spring"
        return next(one for one in decision.options if game.see(one).name == wanted)

    passes = Passes("cast Ring", "pass", "pass", "cast Ring", "pass", "pass", "cast Ring")
    assert played(table, agent) is None
    assert asked >= 200  # it is left to the player, who ended it


@pytest.mark.rule("104.4b", "732.4")
def test_an_untapped_ring_of_triggers_is_a_draw_soon(table, lay_cards):
    lay_cards(SWING, battlefield=["Swing"])
    assert played(table, Passes("activate Swing")) == ()
    assert len(table.game.log) < 500


@pytest.mark.rule("104.4b")
def test_a_loop_with_a_may_is_left_to_the_player(table, lay_cards):
    lay_cards(ASKS, battlefield=["Asks"])
    asked = 0

    def agent(game, decision):
        nonlocal asked
        if decision.kind != "may":
            return passes(game, decision)
        asked += 1
        return asked < 150

    passes = Passes("activate Asks")
    assert played(table, agent) is None
    assert asked == 150


@pytest.mark.rule("732.6")
@pytest.mark.parametrize(("pays_at", "winners"), [(10, None), (10_000, ())])
def test_what_could_be_paid_to_end_it_need_not_be(table, lay_cards, pays_at, winners):
    lay_cards(FEE, battlefield=["Fee"])
    asked = 0

    def agent(game, decision):
        nonlocal asked
        if decision.kind != "pay cost":
            return passes(game, decision)
        asked += 1
        return asked == pays_at

    passes = Passes("activate Fee")
    assert played(table, agent) == winners
    assert asked < 100


@pytest.mark.rule("732.5#1")
def test_nobody_has_to_sacrifice_what_could_end_a_loop(table, lay_cards):
    lay_cards(SWING, SEAL, battlefield=["Swing"])
    table.battlefield("P2", "Seal")
    offered = []

    def agent(game, decision):
        offered.extend(str(option) for option in decision.options)
        return passes(game, decision)

    passes = Passes("activate Swing")
    assert played(table, agent) == ()
    assert "activate Seal" in offered


@pytest.mark.rule("732.5")
def test_who_wants_to_ends_a_loop(table, lay_cards):
    lay_cards(SWING, SEAL, battlefield=["Swing", "Seal"])
    agent = Passes("activate Swing", "pass", "pass", "activate Seal")
    assert played(table, agent) is None
    assert table.permanents() == []


@pytest.mark.rule("104.4b")
def test_a_loop_that_only_grows_is_a_draw_after_a_bound(table, lay_cards):
    lay_cards(SPRING, SIP, battlefield=["Spring"], hand=["Sip"])
    assert played(table, Passes("cast Sip")) == ()
    assert why(table) == ["a loop of mandatory actions grows without end (732.4)"]
    assert table.life("P1") == 20 + GROWN + 1


@pytest.mark.rule("104.3a")
def test_a_loop_in_which_something_runs_out_ends_by_itself(table, lay_cards):
    table.add_player("P3", life=700)
    lay_cards(LEECH)
    table.battlefield("P3", "Leech")
    played(table, Passes("pass", "pass", "activate Leech"))
    assert [player.id for player in table.game.players] == ["P1", "P2"]


@pytest.mark.rule("104.4b", "704.3")
def test_state_based_actions_that_go_on_alike_are_a_draw(table, lay_cards):
    lay_cards(Phoenix)
    table.battlefield("P1", "Phoenix")
    assert played(table, Passes()) == ()


def test_a_state_based_action_that_changes_nothing_is_its_plugins_mistake(table):
    class Idle:
        @hookimpl
        def state_based_actions(self, game):
            return LifeGained("P1", 0)

    table.add_plugin("idle", Idle())
    with pytest.raises(EndlessError, match="state_based_actions of idle"):
        played(table, Passes())


@pytest.mark.rule("104.4f")
def test_with_a_limited_range_only_those_near_the_loop_leave(table, lay_cards):
    option = LimitedRange(1)
    table.add_plugin("format range-of-influence", option)
    for name in ("P3", "P4", "P5", "P6"):
        table.add_player(name)
    lay_cards(SWING, battlefield=["Swing"])
    option.determine(table.game)
    assert played(table, Passes("activate Swing")) is None
    assert [player.id for player in table.game.players] == ["P3", "P4", "P5"]


def test_many_abilities_that_trigger_at_once_are_no_loop(table, lay_cards):
    fan = enchantment("Fan", triggered(whenever(Enters, CREATURE), GainLife(1)))
    hen = enchantment("Hen", activated("{0}", CreateTokens(token("Creature — Bird", 1, 1))))
    lay_cards(fan, hen, battlefield=["Hen", *["Fan"] * 120])
    assert played(table, Passes("activate Hen")) is None
    assert table.life("P1") == 20 + 120


def test_what_was_counted_for_loops_is_forgotten_with_an_empty_stack(table, lay_cards):
    lay_cards(SPRING, battlefield=["Spring"])
    table.game.state.cursor = table.game.state.cursor.replace(rounds=7)
    table.settle()
    assert table.game.state.cursor.rounds == 0


def test_positions_are_alike_whatever_their_ids(table):
    def moved(item, destination):
        table.game.propose(table.moving(item, destination))
        return table.game.state.zone(destination)[0]

    first = moved(moved(table.battlefield("P1", BEARS), Zone.EXILE), Zone.BATTLEFIELD)
    before = likeness(table.game.state)
    exiled = moved(first, Zone.EXILE)
    away = likeness(table.game.state)
    moved(exiled, Zone.BATTLEFIELD)
    assert likeness(table.game.state) == before != away


def test_agents_inside_and_outside_come_to_the_same_draw(table, lay_cards):
    lay_cards(RING, hand=["Ring", "Ring", "Ring"])
    outside = table.game.fork()
    outside.agents = {}
    wishes = ("cast Ring", "pass", "pass", "cast Ring", "pass", "pass", "cast Ring")
    agent = Passes(*wishes)
    while (decision := outside.decision) is not None:
        outside.answer(agent(outside, decision))
    assert played(table, Passes(*wishes)) == outside.state.winners == ()
    assert outside.digest() == table.game.digest()
