"""Dungeons, venturing into them, and completing them (309, 701.49)."""

import pytest

from cardwright.authoring import (
    COMPLETED_A_DUNGEON,
    YOU_COMPLETE_A_DUNGEON,
    AnyObject,
    BringFromOutside,
    Card,
    DungeonsCompleted,
    GainLife,
    If,
    MarkerMoved,
    StaticAbility,
    VentureInto,
    VentureOnlyOnce,
    VenturesIntoDungeon,
    Zone,
    dungeon,
    dungeon_room,
    spell,
    triggered,
)
from cardwright_core.zone_changes import move
from cardwright_rules.dungeons import completed_dungeons, dungeon_of, room_of
from cardwright_rules.losing import Concedes
from cardwright_rules.outside import have_outside


def card(name, *abilities, types="Instant", paid="{0}"):
    values = {"name": name, "types": types, "cost": paid, "abilities": abilities}
    return type("TestCard", (Card,), values)


def dungeon_card(name, *rooms, types="Dungeon", **more):
    values = {"name": name, "types": types, "abilities": dungeon(*rooms, **more)}
    return type("TestDungeon", (Card,), values)


MINE = dungeon_card(
    "Mine",
    dungeon_room("Gate", GainLife(1), to=("Left", "Right")),
    dungeon_room("Left", GainLife(10), to=("Hoard",)),
    dungeon_room("Right", GainLife(100), to=("Hoard",)),
    dungeon_room("Hoard", GainLife(1000)),
)
PIT = dungeon_card("Pit", dungeon_room("Hole", GainLife(5)))
DEEP = dungeon_card(
    "Deep", dungeon_room("Vault", GainLife(7)), types="Dungeon — Deep", only_as="Deep"
)
CARDS = (
    MINE,
    PIT,
    DEEP,
    card("Go", spell(VentureInto())),
    card("Descend", spell(VentureInto("Deep"))),
    card("Ask", spell(If(COMPLETED_A_DUNGEON, GainLife(DungeonsCompleted()), GainLife(50)))),
    card("Wish", spell(BringFromOutside(AnyObject()))),
    card("Hero", triggered(YOU_COMPLETE_A_DUNGEON, GainLife(20)), types="Artifact"),
    card("Sentry", StaticAbility(VentureOnlyOnce()), types="Artifact"),
)


@pytest.fixture
def under(table):
    table.add_card(*CARDS)
    return table


def goes(table, name="Go", player="P1"):
    table.cast(player, table.hand(player, name))
    table.resolve()


def in_command(table):
    return [table.see(item).name for item in table.game.state.zone(Zone.COMMAND)]


@pytest.mark.rule("309.1", "309.2", "309.2a", "309.4a", "309.4c", "701.49a")
def test_who_ventures_first_enters_a_dungeon_from_outside_the_game(under):
    have_outside(under.game, "P1", ["Mine", "Pit"])
    under.answers("P1", ("dungeon", "Mine"))
    goes(under)
    assert (in_command(under), room_of(under.game, "P1")) == (["Mine"], "Gate")
    assert under.life("P1") == 21


@pytest.mark.rule("309.4", "309.5", "309.5a", "701.49b")
@pytest.mark.parametrize(("way", "life"), [("Left", 31), ("Right", 121)])
def test_the_marker_follows_an_arrow_of_the_players_choice(under, way, life):
    have_outside(under.game, "P1", ["Mine"])
    goes(under)
    under.answers("P1", ("room", way))
    goes(under)
    assert (room_of(under.game, "P1"), under.life("P1")) == (way, life)


@pytest.mark.rule("309.6", "309.7", "704.5t")
def test_the_dungeon_is_completed_when_its_last_room_has_done_what_it_does(under):
    have_outside(under.game, "P1", ["Mine"])
    under.battlefield("P1", "Hero")
    goes(under)
    under.answers("P1", ("room", "Left"))
    goes(under)
    under.propose(VenturesIntoDungeon("P1"))
    under.settle()
    assert (under.stack, in_command(under)) == (["ability of Mine"], ["Mine"])
    under.resolve()
    assert in_command(under) == []
    assert completed_dungeons(under.game, "P1") == ("Mine",)
    assert under.life("P1") == 20 + 1 + 10 + 1000 + 20


@pytest.mark.rule("309.6", "309.5b", "701.49c", "309.7")
def test_who_ventures_on_before_completes_it_and_enters_another(under):
    """The room ability of the dungeon that is left still resolves."""
    have_outside(under.game, "P1", ["Pit", "Mine"])
    under.battlefield("P1", "Hero")
    under.answers("P1", ("dungeon", "Pit"))
    under.propose(VenturesIntoDungeon("P1"))
    under.settle()
    assert (under.stack, in_command(under)) == (["ability of Pit"], ["Pit"])
    under.answers("P1", ("dungeon", "Mine"))
    under.cast("P1", under.hand("P1", "Go"))
    under.answers("P1", ("order triggers", "Hero"))
    under.resolve()
    assert (in_command(under), room_of(under.game, "P1")) == (["Mine"], "Gate")
    assert completed_dungeons(under.game, "P1") == ("Pit",)
    assert under.life("P1") == 20 + 5 + 20 + 1


@pytest.mark.rule("309.7", "309.2a")
def test_a_completed_dungeon_can_be_entered_again_and_counts_once_by_name(under):
    have_outside(under.game, "P1", ["Pit"])
    goes(under, "Ask")
    for _ in range(2):
        goes(under)
    assert completed_dungeons(under.game, "P1") == ("Pit", "Pit")
    goes(under, "Ask")
    assert under.life("P1") == 20 + 50 + 5 + 5 + 1


@pytest.mark.rule("701.49d")
def test_a_dungeon_of_its_own_kind_is_entered_by_that_venture_alone(under):
    have_outside(under.game, "P1", ["Deep", "Pit"])
    goes(under)
    assert completed_dungeons(under.game, "P1") == ("Pit",)
    goes(under, "Descend")
    assert completed_dungeons(under.game, "P1") == ("Pit", "Deep")


@pytest.mark.rule("701.49d", "701.49b")
def test_who_is_in_a_dungeon_goes_on_in_it_whatever_the_venture_says(under):
    have_outside(under.game, "P1", ["Deep", "Mine"])
    goes(under)
    under.answers("P1", ("room", "Right"))
    goes(under, "Descend")
    assert (in_command(under), room_of(under.game, "P1")) == (["Mine"], "Right")


@pytest.mark.rule("309.2a", "101.3")
def test_who_owns_no_dungeon_does_not_enter_one(under):
    have_outside(under.game, "P1", ["Deep", "Grizzly Bears"])
    goes(under)
    assert (in_command(under), under.life("P1")) == ([], 20)


@pytest.mark.rule("309.3")
def test_each_player_is_in_a_dungeon_of_their_own(under):
    for player in ("P1", "P2"):
        have_outside(under.game, player, ["Mine"])
        goes(under, player=player)
    owners = [under.see(item).owner for item in under.game.state.zone(Zone.COMMAND)]
    assert owners == ["P1", "P2"]
    assert (under.life("P1"), under.life("P2")) == (21, 21)


@pytest.mark.rule("309.2d")
def test_nothing_else_brings_a_dungeon_into_the_game(under):
    have_outside(under.game, "P1", ["Pit"])
    under.answers("P1", ("outside the game", "Pit"))
    goes(under, "Wish")
    assert under.game.state.zone(Zone.HAND, "P1") == ()
    goes(under)
    assert completed_dungeons(under.game, "P1") == ("Pit",)


@pytest.mark.rule("309.2b", "309.2c")
def test_a_dungeon_card_stays_in_the_command_zone(under):
    have_outside(under.game, "P1", ["Mine"])
    goes(under)
    item = dungeon_of(under.game, "P1")
    assert under.propose(move(under.game, item, Zone.HAND)) is None
    assert in_command(under) == ["Mine"]


@pytest.mark.rule("309.2b", "800.4a")
def test_a_dungeon_card_leaves_with_its_owner(under):
    under.add_player("P3")
    have_outside(under.game, "P2", ["Mine"])
    goes(under, player="P2")
    under.propose(Concedes("P2"))
    assert in_command(under) == []


@pytest.mark.rule("701.49", "614.17")
def test_a_player_may_be_kept_from_venturing_twice_in_a_turn(under):
    have_outside(under.game, "P1", ["Mine"])
    under.battlefield("P2", "Sentry")
    goes(under)
    goes(under)
    assert room_of(under.game, "P1") == "Gate"


@pytest.mark.rule("309.4b", "309.4c")
def test_the_ability_of_a_room_is_its_owners_and_of_no_other_room(under):
    have_outside(under.game, "P2", ["Mine"])
    under.propose(VenturesIntoDungeon("P2"))
    under.settle()
    moves = [entry for entry in under.game.log if isinstance(entry.event, MarkerMoved)]
    assert [entry.kind for entry in moves] == ["event", "triggered"]
    assert under.stack == ["ability of Mine"]
    under.resolve()
    assert (under.life("P1"), under.life("P2")) == (20, 21)
