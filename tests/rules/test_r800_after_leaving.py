"""What goes on in a game that a player has left (800.4)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    Decision,
    Duration,
    GainControl,
    GainLife,
    LifeLost,
    Record,
    TokensCreated,
    TriggeredAbility,
    Zone,
    at_the_beginning_of,
    record,
    spell,
    target,
    token,
)
from cardwright_core.actions import PassPriority
from cardwright_core.zone_changes import move
from cardwright_rules.losing import Concede, Concedes

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


STEAL = card("Steal", spell(GainControl(Duration.END_OF_TURN), target(CREATURE)))
SIP = card("Sip", spell(GainLife(1)))


@pytest.fixture
def three(table):
    for one in (STEAL, SIP):
        table.add_card(one)
    table.add_player("P3")
    for player in ("P1", "P2", "P3"):
        table.library(player, *["Plains"] * 5)
    return table


def zone_of(table, item):
    there = table.game.state.objects.get(item)
    return there and there.zone


def exiled(table):
    return [table.see(item).name for item in table.game.state.zone(Zone.EXILE)]


@pytest.fixture
def on_loan(three):
    """P2's creature, which P1 got from somebody who left, is P3's for this turn."""
    bears = three.battlefield("P1", BEARS)
    three.game.state.put(three.game.state.objects[bears].replace(controller="P2"))
    three.act("P1", PassPriority("P1"))
    three.act("P2", PassPriority("P2"))
    three.cast("P3", three.hand("P3", "Steal"))
    three.resolve()
    assert three.see(bears).controller == "P3"
    three.propose(Concedes("P2"))
    assert three.see(bears).controller == "P3"
    return three


@pytest.mark.rule("800.4c", "514.2")
def test_what_comes_back_to_a_player_who_left_is_exiled_at_once(on_loan):
    on_loan.go_to("end")
    assert on_loan.permanents() == [BEARS]
    on_loan.go_to("upkeep")
    assert (on_loan.permanents(), exiled(on_loan)) == ([], [BEARS])


@pytest.mark.rule("800.4c", "514.3")
def test_that_is_no_state_based_action_for_which_players_would_get_priority(on_loan):
    steps = []
    on_loan.go_to("end")

    def note(game):
        steps.append((game.state.cursor.stage, game.state.cursor.step.name))
        return game.state.cursor.step.name == "upkeep"

    agents = dict(on_loan.game.agents)
    on_loan.game.play(agents, until=note)
    assert ("priority", "cleanup") not in steps
    assert exiled(on_loan) == [BEARS]


@pytest.mark.rule("800.4b")
def test_nothing_comes_under_the_control_of_a_player_who_left(three):
    bears = three.graveyard("P1", BEARS)
    three.propose(Concedes("P2"))
    three.propose(move(three.game, bears, Zone.BATTLEFIELD, controller="P2"))
    three.propose(TokensCreated("P2", token("Artifact Creature — Myr", 1, 1)))
    assert (zone_of(three, bears), three.permanents()) == (Zone.GRAVEYARD, [])


@pytest.mark.rule("800.4e")
def test_no_combat_damage_is_assigned_to_who_left(three):
    bears = three.battlefield("P1", BEARS)
    three.answers("P1", ("attackers", bears), ("attack", "P2"))
    three.go_to("declare blockers")
    three.propose(Concedes("P2"))
    three.go_to("end of combat")
    assert "deals 2 combat damage" not in three.told
    assert zone_of(three, bears) is Zone.BATTLEFIELD


@record
class TheyChoose(Record):
    """A rule has a player choose."""

    player: str

    def resolve(self, game, by):
        chosen = game.choose(Decision((self.player,), "color", ("red", "green")))[0]
        GainLife(1 if chosen == "red" else 2).resolve(game, by)


@pytest.mark.rule("800.4h")
def test_the_next_player_makes_a_choice_of_one_who_left(table):
    table.add_card(card("Ask", spell(TheyChoose("P2"))))
    table.add_player("P3")
    table.propose(Concedes("P2"))
    table.answers("P3", ("color", "green"))
    table.cast("P1", table.hand("P1", "Ask"))
    table.resolve()
    assert table.life("P1") == 22


@pytest.mark.rule("800.4a", "800.4j")
def test_the_turn_goes_on_without_an_active_player(three):
    three.settle()
    sip = three.hand("P2", "Sip")
    three.propose(Concedes("P1"))
    three.settle()
    cursor = three.game.state.cursor
    assert (cursor.active, cursor.step.name, cursor.priority) == ("P1", "precombat main", "P2")
    three.cast("P2", sip)
    three.resolve()
    assert (three.life("P2"), three.game.state.cursor.priority) == (21, "P2")
    three.go_to("end")
    assert three.game.state.cursor.active == "P1"
    three.go_to("upkeep")
    assert three.game.state.cursor.active == "P2"


@pytest.mark.rule("800.4k")
def test_the_turn_of_who_left_does_not_begin(three):
    three.propose(Concedes("P2"))
    three.go_to("end")
    three.go_to("upkeep")
    assert three.game.state.cursor.active == "P3"


@pytest.mark.rule("800.4a", "117.4")
@pytest.mark.parametrize(("leaver", "gets_priority"), [("P1", "P3"), ("P2", "P3"), ("P3", "P1")])
def test_priority_goes_on_to_the_next_player(three, leaver, gets_priority):
    three.hand("P1", "Sip")
    three.settle()
    game = three.game
    agents, game.agents = game.agents, {}
    for _ in range(["P1", "P2", "P3"].index("P3" if leaver == "P3" else "P2")):
        game.answer(game.decision.options[0])
    game.intervene(lambda game: game.propose(Concedes(leaver)), agents)
    assert game.decision.deciders == ((gets_priority,) if leaver != "P1" else ("P2",))


@pytest.mark.rule("117.4")
def test_who_passed_and_left_has_not_passed_for_another(three):
    three.cast("P1", three.hand("P1", "Sip"))
    game = three.game
    agents, game.agents = game.agents, {}
    game.answer(game.decision.options[0])  # P1 passes
    assert game.decision.deciders == ("P2",)
    other = three.hand("P3", "Sip")
    game.intervene(lambda game: game.propose(Concedes("P1")), agents)
    assert game.decision.deciders == ("P2",)
    game.answer(game.decision.options[0])
    assert game.decision.deciders == ("P3",)  # and has not passed yet
    assert zone_of(three, other) is Zone.HAND


@pytest.mark.rule("104.3a", "117.4")
@pytest.mark.parametrize(("leaver", "asked"), [("P1", "P2"), ("P2", "P3"), ("P3", "P2")])
def test_conceding_is_an_answer_of_anybody_and_no_pass(three, leaver, asked):
    three.cast("P1", three.hand("P1", "Sip"))
    game = three.game
    game.agents = {}
    game.answer(game.decision.options[0])  # P1 passes
    before = game.digest()
    game.answer(Concede(leaver))
    assert game.decision.deciders == (asked,)
    assert [one.id for one in game.players] == [p for p in ("P1", "P2", "P3") if p != leaver]
    stack = game.now.zone(Zone.STACK)
    assert bool(stack) is (leaver != "P1")
    game.answer(game.decision.options[0])
    assert game.now.zone(Zone.STACK) == ()  # who is left has passed, P1 before
    game.undo()
    game.undo()
    assert game.digest() == before


@pytest.mark.rule("104.3a", "104.2a")
def test_an_agent_concedes_instead_of_any_action(table):
    table.game.play({"P1": lambda *_: Concede("P1"), "P2": lambda _, decision: decision.options[0]})
    assert table.game.state.winners == ("P2",)


@pytest.mark.rule("800.4m", "500.4")
def test_until_their_next_turn_ends_as_that_would_have_begun(table):
    lent = card("Lent", spell(GainControl(Duration.YOUR_NEXT_TURN), target(CREATURE)))
    table.add_card(lent)
    yours = TriggeredAbility((at_the_beginning_of("upkeep"),), GainLife(1))
    table.add_card(card("Clock", yours, types="Enchantment"))
    table.add_player("P3")
    assert table.game.player("P3").life == 20
    for player in ("P1", "P2", "P3"):
        table.library(player, *["Plains"] * 9)
    bears = table.battlefield("P3", BEARS)
    table.cast("P1", table.hand("P1", "Lent"))
    table.resolve()
    assert table.see(bears).controller == "P1"
    table.propose(LifeLost("P1", 20))
    table.settle()
    assert table.see(bears).controller == "P3"


@pytest.mark.rule("104.5", "800.4a")
def test_who_loses_leaves_after_all_that_happens_at_the_same_time(three):
    bears = three.battlefield("P2", BEARS)
    three.game.state.set_status(bears, three.game.state.status_of(bears).replace(damage=2))
    three.propose(LifeLost("P2", 20))
    three.settle()
    told = three.told
    assert told.index("goes from the battlefield to the graveyard") < told.index("P2 leaves")
    assert zone_of(three, bears) is None
    assert not three.game.state.zone(Zone.GRAVEYARD, "P2")
