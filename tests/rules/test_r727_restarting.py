"""Restarting the game (727), also with cards that came from outside it (400.11)."""

import pytest

from cardwright import Game
from cardwright.authoring import (
    CREATURE,
    PERMANENT,
    AnyPlayer,
    BringFromOutside,
    Card,
    ControlPlayerNextTurn,
    DealDamage,
    Enters,
    Exile,
    GainLife,
    GetEmblem,
    Linked,
    PhaseOut,
    PutOntoBattlefield,
    RestartGame,
    Zone,
    at_the_beginning_of,
    do,
    hookimpl,
    spell,
    target,
    triggered,
    when,
)
from cardwright.saving import Replay
from cardwright.testing.table import Table
from cardwright_core.faces import Component, Form
from cardwright_rules.formats.commander import Commander, commanders_of, designate
from cardwright_rules.formats.range_of_influence import one_seat
from cardwright_rules.formats.vanguard import vanguard, vanguard_modifiers
from cardwright_rules.losing import Concedes
from cardwright_rules.outside import have_outside, owned_outside
from cardwright_rules.restarting import GameRestarts

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Sorcery", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


LEFT = Linked("exiled")
CARDS = (
    card("Restart", spell(do(RestartGame(), GainLife(2)))),
    card("Blast", spell(do(RestartGame(), DealDamage(3)), target(AnyPlayer()))),
    card("Wish", spell(BringFromOutside(CREATURE))),
    card(
        "Keep",
        spell(
            do(
                Exile(link="exiled"),
                RestartGame(LEFT),
                PutOntoBattlefield(LEFT, under_your_control=True),
            ),
            target(PERMANENT),
        ),
    ),
    card("Vanish", spell(PhaseOut(), target(PERMANENT))),
    card("Sign", spell(GetEmblem(triggered(at_the_beginning_of("upkeep"), GainLife(9))))),
    card("Dominate", spell(ControlPlayerNextTurn(), target(AnyPlayer()))),
    card("Cub", types="Creature", power=1, toughness=1),
    card("Herald", triggered(when(Enters), GainLife(1)), types="Creature", power=1, toughness=1),
)


def seat(table, *players):
    table.add_card(*CARDS)
    for player in players:
        table.add_player(player)
    for player in ("P1", "P2", *players):
        table.library(player, *[BEARS] * 10)
    return table


@pytest.fixture
def table(table):
    return seat(table)


def keeping(game, decision):
    """Keep each hand, pass, and choose the least."""
    if decision.kind == "mulligan":
        return "keep"
    return decision.options[: decision.minimum]


def restarted(table, name="Restart", player="P1", **more):
    """Let a player cast a spell that restarts the game; stop before its first turn."""
    table.hand(player, name)
    for who in (one.id for one in table.game.players):
        table.answers(who, *more.get(who, ()), *[("mulligan", "keep")])
    table.cast(player, name)
    table._play(lambda game: game.state.cursor.turn == 0)


def all_cards(table, player):
    """Return the names of the cards in a player's hand and library."""
    state = table.game.state
    hand = [state.objects[item].card for item in state.zone(Zone.HAND, player)]
    numbers = (*hand, *state.library(player).order())
    return sorted(table.rules.catalog.definition(state.cards[n].slug).name for n in numbers)


@pytest.mark.rule("727.1", "727.2")
def test_a_new_game_begins_with_all_cards(table):
    table.battlefield("P1", "Cub")
    table.graveyard("P1", "Herald")
    table.exile("P2", "Cub")
    table.hand("P2", "Wish")
    restarted(table)
    state = table.game.state
    assert all_cards(table, "P1") == sorted([*[BEARS] * 10, "Cub", "Herald", "Restart"])
    assert all_cards(table, "P2") == sorted([*[BEARS] * 10, "Cub", "Wish"])
    assert {name: len(state.zone(Zone.HAND, name)) for name in state.order} == {"P1": 7, "P2": 7}
    assert table.permanents() == []
    assert state.winners is None
    assert not any(player.lost for player in state.players.values())


@pytest.mark.rule("727.1")
def test_nothing_else_is_left_of_the_old_game(table):
    table.battlefield("P1", "Cub", counters={"+1/+1": 2})
    for name in ("Sign", "Dominate"):
        table.hand("P1", name)
        table.answers("P1", *([("target", "P2")] if name == "Dominate" else []))
        table.cast("P1", name)
        table.resolve()
    players = table.game.state.players
    players["P2"] = players["P2"].replace(life=3, counters=(("poison", 9),))
    table.mana("P2", "{G}")
    restarted(table)
    assert (table.life("P2"), table.counters("P2")) == (20, {})
    assert table.game.player("P2").pool == ()
    assert table.game.state.effects == {}
    assert table.game.state.zone(Zone.COMMAND) == ()
    table.go_to("upkeep")
    assert table.life("P2") == 20


@pytest.mark.rule("727.1a", "103.8")
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_whose_effect_it_is_starts(table, player):
    if player == "P2":
        table.go_to("upkeep")
        table.go_to("precombat main")
    drew = len(table.game.state.library(player).order())
    restarted(table, player=player)
    table.go_to("upkeep")
    cursor = table.game.state.cursor
    assert (cursor.turn, cursor.active) == (1, player)
    table.go_to("precombat main")
    assert len(table.game.state.zone(Zone.HAND, player)) == 7  # 103.8a: no draw
    assert drew


@pytest.mark.rule("727.1", "103.5", "101.4e")
def test_mulligans_are_taken_from_the_new_starting_player_on(table):
    table.go_to("upkeep")
    table.go_to("precombat main")
    table.hand("P2", "Restart")
    asked = []

    def agent(_, decision):
        asked.append((decision.kind, decision.deciders[0]))
        first = asked.count(("mulligan", "P2")) == 1 and decision.deciders == ("P2",)
        if decision.kind == "mulligan":
            return "mulligan" if first else "keep"
        return decision.options[: decision.minimum]

    table.answers("P2")
    table.cast("P2", "Restart")
    table.game.move_made()
    table.game.play({"P1": agent, "P2": agent}, until=lambda g: g.state.cursor.turn == 0)
    assert [who for kind, who in asked if kind == "mulligan"] == ["P2", "P1", "P2"]
    assert ("bottom", "P2") in asked
    assert len(table.game.state.zone(Zone.HAND, "P2")) == 6


@pytest.mark.rule("727.2", "712.21")
def test_all_cards_of_one_permanent_are_in_it(table):
    item = table.battlefield("P2", "Cub")
    second = Component(table.game.add_card("Herald", "P2"))
    there = table.game.state.objects[item]
    table.game.state.put(there.replace(form=Form(under=(second,))))
    restarted(table)
    assert {"Cub", "Herald"} <= set(all_cards(table, "P2"))


@pytest.mark.rule("727.2", "702.26b")
def test_phased_out_permanents_are_in_it(table):
    cub = table.battlefield("P2", "Cub")
    table.hand("P1", "Vanish")
    table.cast("P1", "Vanish")
    table.resolve()
    assert table.permanents() == []
    assert cub in table.game.state.objects
    restarted(table)
    assert "Cub" in all_cards(table, "P2")


@pytest.mark.rule("727.2")
def test_cards_are_their_owners_wherever_they_were(table):
    item = table.battlefield("P2", "Cub")
    table.game.state.put(table.game.state.objects[item].replace(controller="P1"))
    table.game.follow()
    assert table.controller(item) == "P1"
    restarted(table)
    assert "Cub" in all_cards(table, "P2")
    assert "Cub" not in all_cards(table, "P1")


@pytest.mark.rule("727.2", "727.2#1", "400.11b")
def test_a_card_that_was_brought_into_the_game_is_in_the_next_one(table):
    have_outside(table.game, "P1", ["Cub", "Wish"])
    table.hand("P1", "Wish")
    table.answers("P1", ("outside the game", "Cub"))
    table.cast("P1", "Wish")
    table.resolve()
    names = [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")]
    assert names == ["Cub"]
    restarted(table)
    assert "Cub" in all_cards(table, "P1")
    assert len(owned_outside(table.game, "P1")) == 1  # the other one still is outside
    assert all_cards(table, "P1").count("Wish") == 1


@pytest.mark.rule("400.11a", "400.11b")
def test_only_what_fits_comes_from_outside(table):
    have_outside(table.game, "P1", ["Wish"])
    have_outside(table.game, "P2", ["Cub"])
    table.hand("P1", "Wish")
    table.cast("P1", "Wish")
    table.resolve()
    assert table.game.state.zone(Zone.HAND, "P1") == ()


@pytest.mark.rule("723.4", "400.11b")
def test_who_controls_a_player_can_t_choose_for_them_from_outside(table):
    have_outside(table.game, "P2", ["Cub"])
    table.hand("P1", "Dominate")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", "Dominate")
    table.resolve()
    table.go_to("upkeep")
    table.go_to("precombat main")
    wish = table.hand("P2", "Wish")
    table.act("P1", table.game.rules.ask.legal_actions(table.game, "P2")[0])
    assert wish not in table.game.state.objects
    table.resolve()
    assert owned_outside(table.game, "P2") != ()


@pytest.mark.rule("727.3", "104.3c")
def test_who_has_fewer_than_seven_cards_loses_in_the_first_upkeep(table):
    state = table.game.state
    state.libraries["P2"] = state.libraries["P2"].replace(top=6)
    restarted(table)
    assert state.winners is None
    assert len(table.game.state.zone(Zone.HAND, "P2")) == 4
    table._play(lambda game: game.state.cursor.step.name == "upkeep")
    table._play(lambda game: game.state.winners is not None)
    assert table.game.state.winners == ("P1",)
    assert table.game.state.cursor.step.name == "upkeep"


@pytest.mark.rule("727.4")
def test_further_instructions_are_followed_before_the_first_untap_step(table):
    restarted(table)
    assert table.game.state.cursor.turn == 0
    assert table.life("P1") == 22


@pytest.mark.rule("727.4", "608.2h")
def test_they_know_their_source_as_it_last_was(table):
    restarted(table, "Blast", P1=[("target", "P2")])
    assert (table.life("P1"), table.life("P2")) == (20, 17)
    assert "Blast deals 3 damage to P2" in table.told


@pytest.mark.rule("727.4", "727.5")
def test_what_is_exempted_is_in_no_deck_and_what_triggers_waits(table):
    herald = table.battlefield("P2", "Herald")
    restarted(table, "Keep")
    assert table.permanents("P1") == ["Herald"]
    assert "Herald" not in all_cards(table, "P2")
    assert herald not in table.game.state.objects
    assert table.stack == []
    assert table.life("P1") == 20
    table.go_to("upkeep")
    assert table.game.state.cursor.turn == 1
    assert table.stack == ["ability of Herald"]
    table.resolve()
    assert table.life("P1") == 21
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert (table.see(item).owner, table.see(item).controller) == ("P2", "P1")


@pytest.mark.rule("727.1", "101.2")
def test_a_game_that_can_t_be_restarted_goes_on(rule_sets):
    class Never:
        @hookimpl
        def prohibits(self, act):
            return "not again" if isinstance(act, GameRestarts) else None

    table = Table(rule_sets)
    table.add_plugin("never", Never())
    seat(table)
    table.hand("P1", "Restart")
    table.cast("P1", "Restart")
    table.resolve()
    assert table.game.state.cursor.turn == 10
    assert table.life("P1") == 22


@pytest.mark.rule("727.1", "800.4a")
def test_who_left_is_not_in_the_new_game(table):
    table = seat_third(table)
    table.propose(Concedes("P2"))
    restarted(table)
    assert table.game.state.order == ("P1", "P3")
    table.go_to("precombat main")
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 7  # 103.8a: two players are left


def seat_third(table):
    table.add_player("P3")
    table.library("P3", *[BEARS] * 10)
    return table


@pytest.mark.rule("727.7")
def test_whoever_is_out_of_range_is_in_it_too(rule_sets):
    table = Table(rule_sets)
    table.add_plugin("format range-of-influence-1", one_seat)
    seat(table, "P3", "P4")
    one_seat.laid_out(table.game)
    assert not table.game.reaches("P1", "P3")
    table.battlefield("P3", "Cub")
    restarted(table)
    assert table.permanents() == []
    assert "Cub" in all_cards(table, "P3")
    assert not table.game.reaches("P1", "P3")


@pytest.fixture
def led(rule_sets):
    """A game with commanders."""
    table = Table(rule_sets)
    table.add_plugin("format commander", Commander())
    table.add_card(card("Chief", types="Legendary Creature", power=2, toughness=2))
    return seat(table)


@pytest.mark.rule("727.2", "903.6")
@pytest.mark.parametrize("zone", ["battlefield", "graveyard", "command", "hand"])
def test_a_commander_begins_in_the_command_zone_again(led, zone):
    item = getattr(led, zone)("P1", "Chief")
    number = led.see(item).object.card
    designate(led.game, number)
    restarted(led)
    (there,) = led.game.state.zone(Zone.COMMAND)
    assert (led.see(there).name, led.life("P1")) == ("Chief", 42)
    assert commanders_of(led.game, "P1") == (number,)


@pytest.mark.rule("727.2", "902.3", "902.4")
def test_vanguard_cards_are_in_the_command_zone_again(rule_sets):
    table = Table(rule_sets)
    table.add_plugin("format vanguard", vanguard)
    leader = card("Leader", vanguard_modifiers(-1, 5), types="Vanguard", cost="")
    table.add_card(leader)
    seat(table)
    for player in ("P1", "P2"):
        table.command(player, "Leader")
    restarted(table)
    state = table.game.state
    assert [table.see(item).name for item in state.zone(Zone.COMMAND)] == ["Leader", "Leader"]
    assert (table.life("P1"), table.life("P2")) == (27, 25)
    assert len(state.zone(Zone.HAND, "P2")) == 6


@pytest.mark.rule("727.5a")
def test_an_exempted_commander_is_one_still(led):
    chief = led.battlefield("P1", "Chief")
    designate(led.game, led.see(chief).object.card)
    restarted(led, "Keep")
    assert led.game.state.zone(Zone.COMMAND) == ()
    assert led.permanents("P1") == ["Chief"]
    assert commanders_of(led.game, "P1") != ()


def driven(rules, until):
    game = rules.new_game(5)
    for player in ("P1", "P2"):
        game.add_player(player, ["Restart"] * 20)
    while not until(game):
        decision = game.decision
        meant = [one for one in decision.options if str(one) == "cast Restart"]
        free = meant and not game.state.zone(Zone.STACK) and "restarts" not in str(game.log)
        game.answer(meant[0] if free else decision.options[0])
    return game


@pytest.mark.rule("727.1")
def test_it_is_saved_played_back_and_taken_back(table):
    """In the middle of it: the first mulligan of the new game is asked."""

    def mulligan_of_new_game(game):
        return game.decision.kind == "mulligan" and game.state.cursor.turn == 1

    game = driven(table.rules, mulligan_of_new_game)
    decision = game.decision
    assert [one.hand for one in game.view("P1").players] == [7, 7]
    loaded = Game.load(game.save(), rules=game.rules)
    assert (loaded.decision, loaded.digest()) == (decision, game.digest())
    again = Replay.read(str(Replay.of(game))).play(game.rules)
    assert (again.decision, again.digest()) == (decision, game.digest())
    game.answer("keep")
    game.answer("keep")
    assert (game.decision.kind, game.state.cursor.step.name) == ("priority", "upkeep")
    assert Replay.of(game).play(game.rules).digest() == game.digest()
    assert Game.load(game.save(), rules=game.rules).digest() == game.digest()
    for _ in range(3):
        game.undo()
    assert [game.see(item).name for item in game.state.zone(Zone.STACK)] == ["Restart"]
