"""A player leaves a game of several, by the rules' examples (800.4)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    IT,
    TARGET_PLAYER,
    THOSE_CARDS,
    AnyPlayer,
    AtNext,
    Card,
    ControllerOf,
    Duration,
    Enters,
    Exile,
    GainControl,
    LifeLost,
    PutOntoBattlefield,
    Record,
    Shuffled,
    Test,
    ThisIsUntapped,
    TokensCreated,
    TriggeredAbility,
    Zone,
    activated,
    record,
    spell,
    target,
    token,
    whenever,
)
from cardwright_core.actions import PassPriority
from cardwright_core.zone_changes import from_library

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture
def three(table):
    """Seat Alex (P1), Bianca (P2) and another player."""
    treason = spell(GainControl(Duration.END_OF_TURN), target(CREATURE))
    bribery = spell(FromTheirLibrary(), target(AnyPlayer()))
    slide = Exile(then=AtNext("end", PutOntoBattlefield(THOSE_CARDS)))
    chamber = TriggeredAbility(
        (whenever(Enters, CREATURE, where=NoToken()),), EachMakesMyr(), only_if=ThisIsUntapped()
    )
    for one in (
        card("Treason", treason),
        card("Bribery", bribery),
        card("Slide", activated("{0}", slide, target(CREATURE)), types="Enchantment"),
        card("Chamber", chamber, types="Artifact"),
    ):
        table.add_card(one)
    table.add_player("P3")
    return table


@record
class FromTheirLibrary(Record):
    """Search target player's library for a card, and put it onto the battlefield."""

    def resolve(self, game, by):
        (player,) = TARGET_PLAYER.players(game, by)
        (card,) = game.state.library(player).order()
        entering = from_library(game, card, Zone.BATTLEFIELD, by.controller)
        game.propose(entering, by)
        game.propose(Shuffled(player), by)


@record
class NoToken(Test):
    """The creature is no token."""

    def holds(self, game, by, event):
        return bool(event.card)


@record
class EachMakesMyr(Record):
    """That creature's controller creates a Myr."""

    def resolve(self, game, by):
        myr = token("Artifact Creature — Myr", 1, 1)
        for player in ControllerOf(IT).players(game, by):
            game.propose(TokensCreated(player, myr), by)


def leaves(table, player):
    table.propose(LifeLost(player, 20))
    table.settle()


def where(table, item):
    there = table.game.state.objects.get(item)
    return there and there.zone


@pytest.mark.rule("800.4a", "800.4a#1")
@pytest.mark.parametrize("who", ["P1", "P2"])
def test_an_aura_that_gives_control(three, who, attach):
    griffin = three.battlefield("P2", BEARS)
    aura = three.battlefield("P1", "Control Magic")
    attach(aura, griffin)
    assert three.see(griffin).controller == "P1"
    leaves(three, who)
    if who == "P1":
        assert (where(three, aura), three.see(griffin).controller) == (None, "P2")
    else:
        assert where(three, griffin) is None
        graveyard = three.game.state.zone(Zone.GRAVEYARD, "P1")
        assert [three.see(item).name for item in graveyard] == ["Control Magic"]


@pytest.mark.rule("800.4a", "800.4a#2")
def test_an_effect_that_gives_control_for_a_turn(three):
    bears = three.battlefield("P2", BEARS)
    three.cast("P1", three.hand("P1", "Treason"))
    three.resolve()
    assert three.see(bears).controller == "P1"
    leaves(three, "P1")
    assert (where(three, bears), three.see(bears).controller) == (Zone.BATTLEFIELD, "P2")


@pytest.mark.rule("800.4a", "800.4a#3")
@pytest.mark.parametrize(("who", "left"), [("P1", Zone.EXILE), ("P2", None)])
def test_what_entered_under_the_control_of_another(three, who, left):
    three.library("P2", BEARS)
    three.answers("P1", ("target", "P2"))
    three.cast("P1", three.hand("P1", "Bribery"))
    three.resolve()
    (bears,) = (view for view in three.game.permanents())
    assert (bears.owner, bears.controller) == ("P2", "P1")
    card = bears.object.card
    leaves(three, who)
    now = [item.zone for item in three.game.state.objects.values() if item.card == card]
    assert now == ([left] if left else [])


@pytest.mark.rule("800.4a", "800.4a#4")
def test_tokens_belong_to_who_created_them(three):
    three.battlefield("P1", "Chamber")
    for player in ("P1", "P2", "P3"):
        three.propose(three.entering(player, BEARS))
        three.resolve()
    assert three.permanents().count("Myr Token") == 3
    leaves(three, "P1")
    assert three.permanents() == [BEARS, "Myr Token"] * 2
    assert {view.controller for view in three.game.permanents()} == {"P2", "P3"}


@pytest.mark.rule("800.4d", "800.4d#1")
def test_an_ability_of_a_player_who_left_is_not_put_on_the_stack(three):
    specter = three.battlefield("P1", BEARS)
    slide = three.battlefield("P2", "Slide")
    three.act("P1", PassPriority("P1"))
    three.activate("P2", slide)
    three.resolve()
    assert where(three, specter) is None
    leaves(three, "P2")
    three.go_to("end")
    assert three.stack == []
    three.resolve()
    exiled = three.game.state.zone(Zone.EXILE)
    assert [three.see(item).name for item in exiled] == [BEARS]
