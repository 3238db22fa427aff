"""Subgames: a game within a game (729)."""

import pytest

from cardwright import Game
from cardwright.authoring import (
    CREATURE,
    DIDNT_WIN_SUBGAME,
    PERMANENT,
    THIS,
    WON_SUBGAME,
    AnyPlayer,
    BringFromOutside,
    Card,
    ControlPlayerNextTurn,
    Cost,
    CostComponent,
    CreateTokens,
    Exile,
    GainLife,
    GetEmblem,
    IllegalActionError,
    Leaves,
    LoseGame,
    LoseLife,
    PhaseOut,
    PlaySubgame,
    RestartGame,
    TimesDescended,
    Zone,
    activated,
    at_the_beginning_of,
    do,
    hookimpl,
    record,
    spell,
    target,
    token,
    triggered,
    when,
)
from cardwright.saving import Replay
from cardwright.testing import broken_invariants
from cardwright.testing.table import Table
from cardwright_core.faces import Component, Form
from cardwright_core.log import entries
from cardwright_core.objects import Library
from cardwright_rules.formats.commander import Commander, commanders_of, designate
from cardwright_rules.formats.vanguard import vanguard, vanguard_modifiers
from cardwright_rules.losing import Concede
from cardwright_rules.outside import have_outside, owned_outside
from cardwright_rules.soak.invariants import broken_at_any_time
from cardwright_rules.subgames import SubgameBegins, SubgameEnds

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


FAREWELL = triggered(when(Leaves, THIS), GainLife(7))
STAKES = do(LoseLife(5, DIDNT_WIN_SUBGAME), GainLife(1, WON_SUBGAME))
CARDS = (
    card("Subgame", spell(PlaySubgame(STAKES))),
    card("Yield", spell(LoseGame())),
    card("Wish", spell(BringFromOutside(CREATURE))),
    card("Restart", spell(RestartGame())),
    card("Banish", spell(Exile(), target(PERMANENT))),
    card("Vanish", spell(PhaseOut(), target(PERMANENT))),
    card("Sign", spell(GetEmblem(triggered(at_the_beginning_of("upkeep"), GainLife(9))))),
    card("Spawn", spell(CreateTokens(token("Creature — Bear", 1, 1)))),
    card("Dominate", spell(ControlPlayerNextTurn(), target(AnyPlayer()))),
    card("Drain", spell(LoseLife(4))),
    card("Descent", spell(GainLife(TimesDescended()))),
    card("Cub", types="Creature", power=1, toughness=1),
    card("Farewell", FAREWELL, types="Creature", power=1, toughness=1),
)


def seat(table, *players, deck=("Cub",) * 9):
    table.add_card(*CARDS)
    for player in players:
        table.add_player(player)
    for player in ("P1", "P2", *players):
        table.library(player, *deck)
    return table


class Playing:
    """Each player does what they want to, in order, as soon as they can; else the least."""

    def __init__(self, game, **wanted):
        self.game, self.wanted = game, {name: list(texts) for name, texts in wanted.items()}
        self.seen = []
        self.outside = set()

    def __call__(self, game, decision):
        player = decision.deciders[0]
        self.seen.append((player, decision.kind, len(game.around), game.state.fork()))
        self.outside.update(state.slices.get("outside the game", ()) for state in game.around)
        left = self.wanted.get(player, [])
        now = left[:1]
        if now and isinstance(now[0], tuple):  # only in the subgame that is so deep
            now = [now[0][1]] if now[0][0] == len(game.around) else []
        meant = [one for one in decision.options if str(one) in now]
        if meant and (decision.kind != "priority" or not game.state.zone(Zone.STACK)):
            left.pop(0)
            return meant[0]
        if decision.kind == "mulligan":
            return "keep"
        return decision.options[: decision.minimum]

    def within(self, kind="priority"):
        """Return the states of the subgame in which a decision of a kind was asked."""
        return [state for _, asked, depth, state in self.seen if depth and asked == kind]


def play(table, **wanted):
    """Let P1 cast the subgame, and play until it is over and all has resolved."""
    game = table.game
    playing = Playing(game, **wanted)
    if "Subgame" not in [game.see(one).name for one in game.state.zone(Zone.HAND, "P1")]:
        table.hand("P1", "Subgame")
    playing.wanted["P1"] = ["cast Subgame", *playing.wanted.get("P1", ())]
    game.move_made()

    def over(game):
        ended = any(isinstance(entry.event, SubgameEnds) for entry in game.log)
        return ended and game.state.cursor.stage == "priority" and not game.state.zone(Zone.STACK)

    game.play(dict.fromkeys(game.state.order, playing), until=over)
    assert not any(playing.wanted.values())
    return playing


def yielding(name="P2", *others):
    return {name: [*others, "cast Yield"]}


def deck_of(table, player):
    """Return the names of the cards in a library, sorted."""
    state = table.game.state
    numbers = state.library(player).order()
    return sorted(table.rules.catalog.definition(state.cards[n].slug).name for n in numbers)


DECK = (*["Yield"] * 5, *["Cub"] * 9)


@pytest.fixture
def table(table):
    return seat(table, deck=DECK)


@pytest.mark.rule("729.1", "729.1a", "729.2", "729.5")
def test_a_separate_game_with_the_libraries_as_decks(table):
    cub = table.battlefield("P1", "Cub")
    table.graveyard("P2", "Drain")
    table.hand("P2", "Wish")
    playing = play(table, **yielding())
    first = playing.within("mulligan")[0]
    later = playing.within()[0]
    assert len(first.zone(Zone.HAND, "P1")) == 7
    assert later.zones.get((Zone.GRAVEYARD, "P2"), ()) == ()
    assert cub not in later.objects
    assert (table.game.state.cursor.turn, table.game.state.cursor.step.name) == (
        10,
        "precombat main",
    )
    assert table.permanents() == ["Cub"]
    assert cub in table.game.state.objects
    for player in ("P1", "P2"):
        assert deck_of(table, player) == sorted(DECK)
    names = [table.see(one).name for one in table.game.state.zone(Zone.GRAVEYARD, "P1")]
    assert names == ["Subgame"]


@pytest.mark.rule("729.2")
def test_the_libraries_of_the_main_game_are_empty_meanwhile(table):
    sizes = set()

    def watching(game, decision):
        if game.around:
            sizes.update(len(game.around[0].library(name)) for name in ("P1", "P2"))
        return playing(game, decision)

    table.hand("P1", "Subgame")
    playing = Playing(table.game, P1=["cast Subgame"], P2=[(1, "cast Yield")])
    table.game.move_made()
    agents = dict.fromkeys(("P1", "P2"), watching)
    table.game.play(agents, until=lambda game: any_of(game, SubgameEnds))
    assert sizes == {0}


@pytest.mark.rule("729.5")
def test_the_log_and_all_chance_go_on(table):
    """What was drawn is not drawn again, and no number is given twice."""
    playing = play(table, **yielding())
    last, state = playing.within()[-1], table.game.state
    assert state.random.drawn > last.random.drawn
    assert state.next_id > max(last.objects)
    assert "P2 loses the game" in table.told


@pytest.mark.rule("729.1b")
@pytest.mark.parametrize(("loser", "lives"), [("P1", (15, 21)), ("P2", (21, 15))])
def test_what_the_effect_says_happens_to_winners_and_losers(table, loser, lives):
    play(table, **yielding(loser))
    assert (table.life("P1"), table.life("P2")) == lives
    assert table.game.state.winners is None


@pytest.mark.rule("729.2", "103.1")
def test_who_goes_first_is_random(rule_sets):
    starting = set()
    for seed in range(8):
        table = Table(rule_sets)
        table.add_card(*CARDS)
        table.game.state.random = table.game.state.random.replace(seed=seed)
        for player in ("P1", "P2"):
            table.library(player, *["Yield"] * 9)
        playing = play(table, **yielding())
        starting.add(playing.within()[0].cursor.active)
        assert playing.within()[0].cursor.turn == 1
    assert starting == {"P1", "P2"}


@pytest.mark.rule("729.5", "701.24a")
def test_the_libraries_are_shuffled_afterwards(table):
    table.library("P1", *[f"{word}" for word in ("Drain", "Wish", "Sign", "Spawn", "Restart")])
    before = table.game.state.library("P1").order()
    play(table, **yielding())
    after = table.game.state.library("P1").order()
    assert sorted(before) == sorted(after)
    assert before != after
    assert table.told.count("P1 shuffles their library") == 1


@pytest.mark.rule("729.3", "104.3c")
def test_who_has_fewer_than_seven_cards_loses_in_the_first_upkeep(table):
    state = table.game.state
    state.libraries["P1"] = state.libraries["P1"].replace(top=8)
    playing = play(table)
    assert {one.cursor.turn for one in playing.within()} <= {1}
    assert (table.life("P1"), table.life("P2")) == (15, 21)


@pytest.mark.rule("729.4b", "729.1b")
def test_counters_and_life_are_of_one_game_only(table):
    players = table.game.state.players
    players["P2"] = players["P2"].replace(counters=(("poison", 9),), life=4)
    table.game.state.libraries["P2"] = Library()
    table.library("P2", *["Drain", "Yield"] * 7)
    playing = play(table, P2=["cast Drain", "cast Yield"])
    lives = [one.players["P2"].life for one in playing.within()]
    assert (lives[0], lives[-1]) == (20, 16)
    assert playing.within()[0].players["P2"].counters == ()
    assert table.counters("P2") == {"poison": 9}
    assert table.game.state.winners == ("P1",)  # of the 4 life, 5 are lost


@pytest.mark.rule("729.1b")
def test_effects_are_of_one_game_only(table):
    """P2 is not controlled in their turn of the subgame, but in the next one of the main game."""
    table.hand("P1", "Dominate")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", "Dominate")
    table.resolve()
    playing = play(table, **yielding())
    turns = [s for s in playing.within() if s.cursor.active == "P2"]
    assert turns
    assert all(state.effects == {} for state in playing.within())
    table.go_to("upkeep")
    assert table.game.decider("P2") == "P1"


@pytest.mark.rule("729.5")
def test_cards_in_all_zones_of_the_subgame_come_back_and_nothing_else(table):
    deck = ["Cub", "Banish", "Vanish", "Sign", "Spawn", "Yield"] * 5
    with_deck(table, "P2", *["Drain"] * 30)
    table.game.state.libraries["P1"] = Library()
    table.library("P1", *deck)
    acts = ["Cub", "Cub", "Cub", "Spawn", "Sign", "Banish", "Vanish", "Yield"]
    playing = play(table, P1=[f"cast {name}" for name in acts])
    last = playing.within()[-1]
    for zone in (Zone.BATTLEFIELD, Zone.EXILE, Zone.PHASED_OUT, Zone.COMMAND, Zone.STACK):
        assert last.zone(zone), zone
    assert table.permanents() == []
    assert table.game.state.zone(Zone.COMMAND) == table.game.state.zone(Zone.EXILE) == ()
    assert deck_of(table, "P1") == sorted(deck)


# Cards from outside the subgame (729.4, 729.5).


def with_deck(table, player, *names):
    table.game.state.libraries[player] = Library()
    table.library(player, *names)


@pytest.mark.rule("729.4", "729.4a", "729.5", "729.5#1")
def test_cards_that_were_brought_into_the_subgame_end_in_the_library(table):
    have_outside(table.game, "P1", ["Cub"])
    farewell = table.battlefield("P1", "Farewell")
    with_deck(table, "P1", *["Wish"] * 12)
    playing = play(table, P1=["cast Wish", "Cub", "cast Wish", "Farewell"], P2=["cast Drain"] * 0)
    hands = [
        {state.objects[item].copiable.name for item in state.zone(Zone.HAND, "P1")}
        for state in playing.within()
    ]
    assert {"Cub", "Farewell"} <= hands[-1] | hands[len(hands) // 2]
    assert deck_of(table, "P1") == sorted([*["Wish"] * 12, "Cub", "Farewell"])
    assert owned_outside(table.game, "P1") == ()
    assert table.permanents() == []
    assert farewell not in table.game.state.objects


@pytest.mark.rule("729.4a", "729.5")
def test_what_triggers_in_the_main_game_waits_until_it_goes_on(table):
    table.battlefield("P1", "Farewell")
    with_deck(table, "P1", *["Wish"] * 12)
    table.hand("P1", "Subgame")
    game = table.game
    playing = Playing(game, P1=["cast Subgame", "cast Wish", "Farewell"])
    game.move_made()
    agents = dict.fromkeys(("P1", "P2"), playing)
    game.play(agents, until=lambda game: any_of(game, SubgameEnds))
    assert all(state.zone(Zone.STACK) == () or depth for *_, depth, state in playing.seen[-1:])
    assert [type(one.event).__name__ for one in game.state.pending] == ["Leaves"]
    assert any_of(game, Leaves)
    number = next(entry.event.becomes for entry in game.log if isinstance(entry.event, Leaves))
    assert number not in {item for state in playing.within() for item in state.objects}
    assert table.stack == []
    lives = {state.players["P1"].life for state in playing.within()}
    assert lives == {20}
    before = table.life("P1")
    table._play(lambda game: game.state.cursor.stage == "priority")
    assert table.stack == ["ability of Farewell"]
    table.resolve()
    assert table.life("P1") == before + 7


def any_of(game, kind):
    return any(isinstance(entry.event, kind) for entry in game.log)


@pytest.mark.rule("729.4", "702.26b")
def test_no_phased_out_permanent_and_no_part_of_one_is_brought_in(table):
    cub, farewell = table.battlefield("P1", "Cub", "Farewell")
    second = Component(table.game.add_card("Cub", "P1"))
    there = table.game.state.objects[farewell]
    table.game.state.put(there.replace(form=Form(under=(second,))))
    table.hand("P1", "Vanish")
    table.answers("P1", ("target", cub))
    table.cast("P1", "Vanish")
    table.resolve()
    with_deck(table, "P1", *["Wish"] * 12)
    playing = play(table, P1=["cast Wish"])
    assert "outside the game" not in {kind for _, kind, _, _ in playing.seen}


@pytest.mark.rule("729.4a")
def test_a_fork_within_a_subgame_leaves_the_main_game_alone(table):
    farewell = table.battlefield("P1", "Farewell")
    with_deck(table, "P1", *["Wish"] * 12)
    table.hand("P1", "Subgame")
    forks = []

    def forking(game, decision):
        if game.around and not forks:
            forks.append(game.fork())
            wishing = Playing(forks[0], P1=["cast Wish", "Farewell"])
            agents = dict.fromkeys(("P1", "P2"), wishing)
            forks[0].play(agents, until=lambda game: any_of(game, Leaves))
            assert farewell in game.around[0].objects
        return playing(game, decision)

    playing = Playing(table.game, P1=["cast Subgame"])
    table.game.move_made()
    agents = dict.fromkeys(("P1", "P2"), forking)
    table.game.play(agents, until=lambda game: any_of(game, SubgameEnds))
    assert any_of(forks[0], Leaves)
    assert not any_of(table.game, Leaves)
    assert farewell in table.game.state.objects


@pytest.mark.rule("729.4a", "101.2")
def test_what_can_t_leave_the_main_game_is_not_brought_in(rule_sets):
    class Stays:
        @hookimpl
        def prohibits(self, act):
            return "it stays" if isinstance(act, Leaves) else None

    table = Table(rule_sets)
    table.add_plugin("stays", Stays())
    seat(table)
    item = table.battlefield("P1", "Farewell")
    with_deck(table, "P1", *["Wish"] * 12)
    playing = play(table, P1=["cast Wish", "Farewell"])
    assert playing.outside == {()}
    assert item in table.game.state.objects
    assert deck_of(table, "P1") == ["Wish"] * 12


@pytest.mark.rule("729.6")
def test_a_subgame_within_a_subgame(table):
    for player in ("P1", "P2"):
        with_deck(table, player, *["Subgame", "Yield", "Cub"] * 12)
    playing = play(table, P1=["cast Subgame"], P2=[(2, "cast Yield"), (1, "cast Yield")])
    depths = {depth for _, _, depth, _ in playing.seen}
    assert depths == {0, 1, 2}
    outer = [state for _, kind, depth, state in playing.seen if depth == 1 and kind == "priority"]
    lives = [(s.players["P1"].life, s.players["P2"].life) for s in outer]
    assert (lives[0], lives[-1]) == ((20, 20), (21, 15))
    assert (table.life("P1"), table.life("P2")) == (21, 15)
    for player in ("P1", "P2"):
        assert deck_of(table, player) == sorted(["Subgame", "Yield", "Cub"] * 12)


@pytest.mark.rule("729.4", "729.6")
def test_the_innermost_subgame_finds_cards_of_both_games_around_it(table):
    table.battlefield("P1", "Farewell")
    with_deck(table, "P1", *["Subgame", "Wish", "Yield"] * 12)
    with_deck(table, "P2", *["Cub"] * 30)
    acts = ["cast Subgame", "cast Wish", "Farewell", "cast Yield", "cast Yield"]
    play(table, P1=acts)
    assert deck_of(table, "P1") == sorted([*["Subgame", "Wish", "Yield"] * 12, "Farewell"])
    assert table.permanents() == []


@pytest.mark.rule("727.6")
def test_a_subgame_that_is_restarted(table):
    cub = table.battlefield("P1", "Cub")
    for player in ("P1", "P2"):
        with_deck(table, player, *["Restart", "Yield"] * 8)
    playing = play(table, P1=["cast Restart"], P2=[])
    turns = [state.cursor.turn for state in playing.within()]
    assert turns.count(1) > 4
    assert cub in table.game.state.objects
    assert table.game.state.cursor.turn == 10
    assert {table.life("P1"), table.life("P2")} == {21, 15}
    for player in ("P1", "P2"):
        assert deck_of(table, player) == sorted(["Restart", "Yield"] * 8)


@pytest.mark.rule("729.1b", "729.5", "800.4a")
def test_who_leaves_the_subgame_gets_their_cards_back(rule_sets):
    table = seat(Table(rule_sets), "P3", deck=DECK)
    playing = play(table, P3=["cast Yield"], P2=["cast Yield"])
    lost = [[one.lost for one in state.players.values()] for state in playing.within()]
    assert any(any(one) for one in lost)
    assert [table.life(player) for player in ("P1", "P2", "P3")] == [21, 15, 15]
    assert not table.game.player("P3").lost
    for player in ("P1", "P2", "P3"):
        assert deck_of(table, player) == sorted(DECK)


@pytest.mark.rule("729.5", "800.4a", "400.11b")
def test_what_left_the_subgame_with_a_player_is_outside_the_main_game(rule_sets):
    table = seat(Table(rule_sets), "P3", deck=["Yield", "Wish"] * 9)
    have_outside(table.game, "P3", ["Cub"])
    farewell = table.battlefield("P3", "Farewell")
    outside = owned_outside(table.game, "P3")
    number = table.see(farewell).object.card
    acts = ["cast Wish", "Cub", "cast Wish", "Farewell", "cast Yield"]
    play(table, P3=acts)
    assert sorted(owned_outside(table.game, "P3")) == sorted([*outside, number])
    assert deck_of(table, "P3") == sorted(["Yield", "Wish"] * 9)
    assert broken_invariants(table.game) == []


@pytest.mark.rule("729.6", "800.4a")
def test_what_left_the_innermost_subgame_is_outside_all_games(rule_sets):
    table = seat(Table(rule_sets), "P3", deck=["Subgame", "Yield", "Wish"] * 12)
    number = table.see(table.battlefield("P3", "Farewell")).object.card
    acts = [(2, "cast Wish"), "Farewell", (2, "cast Yield")]
    play(table, P1=["cast Subgame"], P3=acts)
    assert owned_outside(table.game, "P3") == (number,)
    assert broken_invariants(table.game) == []


@pytest.mark.rule("729.6", "400.11b")
def test_it_is_outside_the_subgame_around_too(rule_sets):
    deck = ["Subgame", "Yield", "Wish"] * 12
    table = seat(Table(rule_sets), "P3", deck=deck)
    table.battlefield("P3", "Farewell")
    acts = [(2, "cast Wish"), "Farewell", (2, "cast Yield"), (1, "cast Wish"), "Farewell"]
    play(table, P1=["cast Subgame"], P3=acts)
    assert owned_outside(table.game, "P3") == ()
    assert deck_of(table, "P3") == sorted([*deck, "Farewell"])


@pytest.mark.rule("729.4a")
def test_at_every_event_each_card_is_in_one_of_the_games(rule_sets):
    broken = []

    class Watching:
        @hookimpl
        def consequences(self, game, event):
            broken.append((type(event), broken_at_any_time(game)))

    table = Table(rule_sets)
    table.add_plugin("watching", Watching())
    seat(table, deck=["Wish"] * 12)
    table.battlefield("P1", "Farewell")
    play(table, P1=["cast Wish", "Farewell"])
    assert Leaves in [kind for kind, _ in broken]
    assert [faults for _, faults in broken if faults] == []


@pytest.mark.rule("729.1b")
def test_a_draw_has_no_winner(rule_sets):
    table = seat(Table(rule_sets), deck=["Cub"] * 6)
    play(table)
    assert (table.life("P1"), table.life("P2")) == (15, 15)


@pytest.mark.rule("101.2")
def test_without_a_subgame_nobody_won_it(rule_sets):
    class Never:
        @hookimpl
        def prohibits(self, act):
            return "no games" if isinstance(act, SubgameBegins) else None

    table = Table(rule_sets)
    table.add_plugin("never", Never())
    seat(table, deck=DECK)
    table.hand("P1", "Subgame")
    table.cast("P1", "Subgame")
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (20, 20)
    assert len(table.game.state.library("P1")) == len(DECK)


# Commanders and vanguard cards.


@pytest.fixture
def led(rule_sets):
    table = Table(rule_sets)
    table.add_plugin("format commander", Commander())
    table.add_card(card("Chief", types="Legendary Creature", power=2, toughness=2))
    return seat(table, deck=DECK)


@pytest.mark.rule("729.2c", "729.5c")
def test_a_commander_in_the_command_zone_is_in_the_subgame(led):
    number = led.see(led.command("P1", "Chief")).object.card
    designate(led.game, number)
    playing = play(led, **yielding())
    (there,) = playing.within()[0].zone(Zone.COMMAND)
    assert playing.within()[0].objects[there].card == number
    (back,) = led.game.state.zone(Zone.COMMAND)
    assert led.see(back).object.card == number
    assert commanders_of(led.game, "P1") == (number,)
    assert deck_of(led, "P1") == sorted(DECK)


@pytest.mark.rule("729.2c")
def test_a_commander_elsewhere_stays_in_the_main_game(led):
    chief = led.battlefield("P1", "Chief")
    designate(led.game, led.see(chief).object.card)
    playing = play(led, **yielding())
    assert playing.within()[0].zone(Zone.COMMAND) == ()
    assert led.permanents("P1") == ["Chief"]


@pytest.mark.rule("729.2b", "729.5b", "902.4")
def test_vanguard_cards_are_in_the_subgame(rule_sets):
    table = Table(rule_sets)
    table.add_plugin("format vanguard", vanguard)
    table.add_card(card("Leader", vanguard_modifiers(1, 5), types="Vanguard", cost=""))
    seat(table, deck=DECK)
    for player in ("P1", "P2"):
        table.command(player, "Leader")
    playing = play(table, **yielding())
    first = playing.within()[0]
    assert len(first.zone(Zone.COMMAND)) == 2
    assert first.players["P1"].life == 25
    assert len(first.zone(Zone.HAND, "P1")) == 8
    names = [table.see(item).name for item in table.game.state.zone(Zone.COMMAND)]
    assert names == ["Leader", "Leader"]


# Driven from outside.


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


def within(game):
    """Whether a game waits for a decision of its subgame."""
    return "begun anew" in game.now.slices


def waiting(game):
    """Return the decision that a game waits for, which is not over."""
    assert game.decision is not None
    return game.decision


@pytest.fixture
def driven(rule_sets):
    """A game that waits for a decision of its subgame, driven from outside."""
    table = Table(rule_sets)
    table.add_card(*CARDS, card("Device", DEVICE, types="Artifact", keywords=("flash",)))
    table.add_plugin("fails", Fails())
    game = table.rules.new_game(7)
    for player in ("P1", "P2"):
        game.add_player(player, ["Subgame", "Device", "Yield"] * 12)
    wanted = ["cast Subgame", "cast Device"]
    while not within(game) or waiting(game).kind != "priority" or wanted:
        decision = waiting(game)
        now = wanted[:1] if within(game) is (len(wanted) == 1) else []
        meant = [one for one in decision.options if str(one) in now]
        if meant:
            wanted.pop(0)
        game.answer(meant[0] if meant else decision.options[: decision.minimum])
    return game


@pytest.mark.rule("729.1a")
def test_the_view_is_of_the_subgame(driven):
    view = driven.view("P1")
    assert view.turn == 1
    assert [one.life for one in view.players] == [20, 20]
    stack = [one.name for one in view.zone(Zone.STACK)]
    assert stack == ["Device"]


@pytest.mark.rule("729.1a")
def test_a_subgame_is_saved_played_back_and_taken_back(driven):
    decision = driven.decision
    loaded = Game.load(driven.save(), rules=driven.rules)
    assert (loaded.decision, loaded.digest()) == (decision, driven.digest())
    assert loaded.view("P2") == driven.view("P2")
    again = Replay.read(str(Replay.of(driven))).play(driven.rules)
    assert (again.decision, again.digest()) == (decision, driven.digest())
    fork = driven.fork()
    pass_, *_ = decision.options
    driven.answer(pass_)
    assert driven.digest() != fork.digest()
    driven.undo()
    assert (driven.decision, driven.digest()) == (fork.decision, fork.digest())
    for game in (driven, loaded, again, fork):
        until_over(game)
    assert driven.digest() == loaded.digest() == again.digest() == fork.digest()
    assert driven.around == ()
    assert any_of(driven, SubgameEnds)
    assert Replay.of(driven).play(driven.rules).digest() == driven.digest()


def until_over(game):
    """Let somebody lose the subgame, from outside."""
    while not any_of(game, SubgameEnds):
        options = game.decision.options
        meant = [one for one in options if str(one) == "cast Yield"]
        game.answer(meant[0] if meant else options[: game.decision.minimum])


@pytest.fixture
def at_priority(driven):
    """The game as it waits for who has priority in its subgame."""
    while driven.decision.kind != "priority":
        driven.answer(driven.decision.options[: driven.decision.minimum])
    return driven


@pytest.mark.rule("104.3a", "729.1a", "729.5")
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_who_concedes_from_outside_leaves_the_subgame_alone(at_priority, player):
    game = at_priority
    game.answer(Concede(player))
    (ended,) = [e.event for e in game.log if isinstance(e.event, SubgameEnds)]
    assert ended.winners == ("P2" if player == "P1" else "P1",)
    assert not within(game)
    assert [one.id for one in game.players] == ["P1", "P2"]
    assert not game.over


@pytest.mark.rule("104.3a", "729.1a")
def test_conceding_is_saved_played_back_and_taken_back(rule_sets):
    game = in_a_subgame_of_three(rule_sets)
    before = game.digest()
    game.answer(Concede("P2"))
    assert within(game)
    assert [one.id for one in game.view("P1").players if one.lost] == ["P2"]
    loaded = Game.load(game.save(), rules=game.rules)
    assert (loaded.decision, loaded.digest()) == (game.decision, game.digest())
    again = Replay.read(str(Replay.of(game))).play(game.rules)
    assert (again.decision, again.digest()) == (game.decision, game.digest())
    fork = game.fork()
    with pytest.raises(IllegalActionError, match="P4 concedes can't be done now"):
        game.answer(Concede("P4"))
    game.answer(Concede("P2"))  # who has left can't, which is told
    assert any("P2 has left the game" in entry.text for entry in entries(game.now.log))
    game.undo()
    game.answer(game.decision.options[0])
    assert [one.id for one in game.view("P1").players if one.lost] == ["P2"]
    game.undo()
    game.undo()
    assert game.digest() == before
    assert not any(one.lost for one in game.view("P1").players)
    for one in (fork, loaded, again):
        one.answer(Concede("P3"))
        assert not within(one)
        assert [player.id for player in one.players] == ["P1", "P2", "P3"]
    assert fork.digest() == loaded.digest() == again.digest()
    assert Replay.of(fork).play(fork.rules).digest() == fork.digest()


@pytest.mark.rule("104.3a", "729.1a")
def test_who_concedes_is_told_apart_though_others_left_the_main_game(rule_sets):
    game = in_a_subgame_of_three(rule_sets, left="P0")
    game.answer(Concede("P2"))
    assert [one.id for one in game.view("P1").players if not one.lost] == ["P1", "P3"]
    again = Replay.of(game).play(game.rules)
    assert (again.decision, again.digest()) == (game.decision, game.digest())


def in_a_subgame_of_three(rule_sets, left=""):
    """Return a game that waits for who has priority in a subgame of P1, P2 and P3."""
    table = Table(rule_sets)
    table.add_card(*CARDS)
    game = table.rules.new_game(7)
    for player in filter(None, (left, "P1", "P2", "P3")):
        game.add_player(player, ["Subgame"] * 24)
    while left and waiting(game).kind != "priority":
        game.answer(waiting(game).options[: waiting(game).minimum])
    if left:
        game.answer(Concede(left))
    while not within(game) or waiting(game).kind != "priority":
        decision = waiting(game)
        meant = [one for one in decision.options if str(one) == "cast Subgame"]
        now = meant and not game.now.zone(Zone.STACK) and not within(game)
        game.answer(meant[0] if now else decision.options[: decision.minimum])
    return game


@pytest.mark.rule("104.3a", "117.4")
def test_to_no_other_decision_is_conceding_an_answer(rule_sets):
    game = Table(rule_sets).rules.new_game(7)
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 9)
    assert game.decision.kind == "mulligan"
    with pytest.raises(IllegalActionError, match="mulligan: P1 concedes can't be done now"):
        game.answer(Concede("P1"))


@pytest.mark.rule("733.1", "729.1a")
def test_what_proves_illegal_in_a_subgame_is_told_in_its_log(driven):
    wanted = "activate Device"
    while not (meant := [one for one in driven.decision.options if wanted in str(one)]):
        driven.answer(driven.decision.options[: driven.decision.minimum])
    before = driven.view("P1").objects
    driven.answer(meant[0])
    decision = driven.decision
    assert decision.kind == "priority"
    assert meant[0] not in decision.options
    assert driven.view("P1").objects == before
    assert within(driven)


def test_a_subgame_in_which_somebody_fails_never_was(table):
    table.hand("P1", "Subgame")
    playing = Playing(table.game, P1=["cast Subgame"])

    def failing(game, decision):
        if game.around:
            message = "out of ideas"
            raise RuntimeError(message)
        return playing(game, decision)

    table.game.move_made()
    with pytest.raises(RuntimeError, match="out of ideas"):
        table.game.play(dict.fromkeys(("P1", "P2"), failing))
    assert table.game.around == ()
    assert table.stack == ["Subgame"]
    assert deck_of(table, "P1") == sorted(DECK)


@pytest.mark.rule("729.3", "103.5")
def test_more_mulligans_than_there_are_cards(table):
    with_deck(table, "P2", "Cub", "Cub")
    table.hand("P1", "Subgame")
    asked = []

    def agent(game, decision):
        if decision.kind == "mulligan":
            asked.append(decision.deciders)
            return (
                "mulligan" if asked.count(("P2",)) <= 4 and decision.deciders == ("P2",) else "keep"
            )
        return playing(game, decision)

    playing = Playing(table.game, P1=["cast Subgame"])
    table.game.move_made()
    agents = dict.fromkeys(("P1", "P2"), agent)
    table.game.play(agents, until=lambda game: any_of(game, SubgameEnds))
    assert asked.count(("P2",)) == 5
    assert deck_of(table, "P2") == ["Cub", "Cub"]
    assert (table.life("P1"), table.life("P2")) == (21, 15)


def test_a_subgame_is_not_played_again_for_each_answer(driven, monkeypatch):
    advanced = []
    advance = Game.advance
    monkeypatch.setattr(Game, "advance", lambda game: advanced.append(game) or advance(game))
    counts = []
    for _ in range(60):
        decision = waiting(driven)
        driven.answer(decision.options[: decision.minimum])
        counts.append(len(advanced))
        advanced.clear()
    assert within(driven)
    assert max(counts) < 12


def go_on(game, until, *wanted):
    """Answer with what is wanted, in order, else the least."""
    left = list(wanted)
    while not until(game):
        decision = waiting(game)
        meant = [one for one in decision.options if left and str(one) == left[0]]
        game.answer(meant[0] if meant else decision.options[: decision.minimum])
        if meant:
            left.pop(0)


def test_one_subgame_after_the_other(driven):
    def both_over(game):
        return sum(isinstance(entry.event, SubgameEnds) for entry in game.log) == 2

    until_over(driven)
    go_on(driven, within, "cast Subgame")
    go_on(driven, both_over, "cast Yield")
    assert Replay.of(driven).play(driven.rules).digest() == driven.digest()


def test_choices_in_the_middle_of_a_move_of_a_subgame(table):
    game = table.rules.new_game(7)
    for player in ("P1", "P2"):
        game.add_player(player, ["Subgame", "Dominate", "Yield"] * 12)
    go_on(game, within, "cast Subgame")
    go_on(game, lambda game: waiting(game).kind == "target", "cast Dominate")
    assert within(game)
    hand = len(game.view("P1").zone(Zone.HAND)) + len(game.view("P2").zone(Zone.HAND))
    game.answer("P1")
    views = game.view("P1"), game.view("P2")
    assert sum(len(view.zone(Zone.HAND, view.player)) for view in views) == 13
    assert [one.name for one in views[0].zone(Zone.STACK)] == ["Dominate"]
    assert hand
    until_over(game)
    assert Replay.of(game).play(game.rules).digest() == game.digest()


def test_forks_of_a_subgame_go_their_own_ways(driven):
    """Undone, forked, and answered otherwise, each is what the same answers lead to anew."""
    ways = []
    for place in (0, -1):
        fork = driven.fork()
        for _ in range(12):
            decision = waiting(fork)
            fork.answer(decision.options[place] if decision.minimum == 1 else ())
        for _ in range(3):
            fork.undo()
        fork.answer(waiting(fork).options[0])
        ways.append(fork)
    driven.answer(waiting(driven).options[0])
    one, other = ways
    assert one.digest() != other.digest()
    for game in (*ways, driven):
        again = Replay.of(game).play(game.rules)
        assert (again.digest(), again.decision) == (game.digest(), game.decision)
        assert again.view("P1") == game.view("P1")
        until_over(game)
        assert Replay.of(game).play(game.rules).digest() == game.digest()


@pytest.mark.rule("729.1", "700.11")
def test_what_happened_in_another_game_happened_in_none_of_this_one(table):
    table.library("P1", *["Descent"] * 14)
    table.die(table.battlefield("P1", "Cub"))
    playing = play(table, P1=[(1, "cast Descent"), (1, "cast Yield")])
    assert playing.within()[-1].players["P1"].life == 20
    table.cast("P1", table.hand("P1", "Descent"))
    table.resolve()
    assert table.life("P1") == 20 - 5 + 1
