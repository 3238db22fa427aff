"""Grand Melee: turn markers, and who takes a turn with them (807)."""

from random import Random

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    Card,
    DealDamage,
    SkipNext,
    TakeExtraTurns,
    TurnBegins,
    spell,
    target,
)
from cardwright_core.errors import InputError
from cardwright_core.events import Simultaneous
from cardwright_core.zones import Zone
from cardwright_rules.combat.attackers import declarable_attacks
from cardwright_rules.formats.grand_melee import grand_melee
from cardwright_rules.formats.turn_markers import markers_of, number_of_markers
from cardwright_rules.losing import Loses

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


WALK = card("Walk", spell(TakeExtraTurns()))
ZAP = card("Zap", spell(DealDamage(1), target(ANY_TARGET)))
DOZE = card("Doze", spell(SkipNext(TurnBegins)))


@pytest.fixture
def seated(table):
    """Seat so many players around the table, in the order of their numbers."""

    def seat(count):
        table.add_card(WALK, ZAP, DOZE)
        table.add_plugin("format grand-melee", grand_melee)
        for number in range(3, count + 1):
            table.add_player(f"P{number}")
        for player in table.game.state.order:
            table.library(player, *["Forest"] * 12)
        grand_melee.laid_out(table.game)
        return table

    return seat


def holders(table):
    return [one.holder for one in markers_of(table.game).there]


def begun(table):
    return [one.holder for one in markers_of(table.game).there if one.begun]


def turns(table, count):
    """Return whose turns come next; the one that goes on is not among them."""
    found = []
    for _ in range(count):
        table.go_to("end")
        table.go_to("upkeep")
        found.append(table.game.state.cursor.active)
    return found


def skip(table, player):
    """Let a player skip their next turn."""
    table.cast(player, table.hand(player, "Doze"))
    table.resolve()


def attacked(table):
    """Return whom creatures can attack now."""
    return sorted(
        {one for those in declarable_attacks(table.game).choices.values() for one in those}
    )


def passing(table):
    """Return who gets priority when all pass, in their order; nothing changes."""
    ahead = table.game.fork()
    ahead.agents, order = {}, []
    depth, step = len(ahead.state.zone(Zone.STACK)), ahead.state.cursor.step
    while len(ahead.state.zone(Zone.STACK)) == depth and ahead.state.cursor.step == step:
        decision = ahead.decision
        if ahead.state.cursor.step != step or len(ahead.state.zone(Zone.STACK)) != depth:
            break
        order.append(decision.deciders[0])
        ahead.answer(decision.options[0])
    return order


def leave(table, *players):
    for player in players:
        table.propose(Loses(player, "a test"))


@pytest.mark.rule("807.4a", "807.4a#1", "807.1")
@pytest.mark.parametrize(("players", "markers"), [(16, 4), (15, 3), (4, 1), (7, 1), (8, 2)])
def test_there_is_a_turn_marker_for_each_full_four_players(seated, players, markers):
    table = seated(players)
    assert len(holders(table)) == markers == number_of_markers(players)


@pytest.mark.rule("807.4a")
def test_without_a_turn_marker_nobody_plays(seated):
    with pytest.raises(InputError, match="four players at least, not by 3"):
        seated(3)


@pytest.mark.rule("807.3", "807.4b", "807.4a#1")
def test_the_starting_player_and_each_fifth_one_begin_at_random_seats(rule_sets):
    rules = rule_sets.with_plugins((), {"format grand-melee": grand_melee})
    game = rules.new_game(seed=7)
    names = [f"P{number}" for number in range(1, 17)]
    for name in names:
        game.add_player(name, ["Forest"] * 20)
    for _ in names:
        game.answer("keep")
    order = game.state.order
    assert sorted(order) == sorted(names)
    assert list(order) != names
    there = markers_of(game).there
    assert [one.holder for one in there] == [order[0], order[4], order[8], order[12]]
    assert [one.number for one in there] == [1, 2, 3, 4]
    assert all(one.begun for one in there)
    assert game.state.cursor.active == order[0]


@pytest.mark.rule("807.4", "807.4b", "807.4c", "807.4d")
def test_markers_go_to_the_left_and_wait_for_one_another(seated):
    table = seated(8)
    assert begun(table) == ["P1", "P5"]
    assert turns(table, 1) == ["P5"]
    assert holders(table) == ["P2", "P5"]
    assert begun(table) == ["P5"]  # P2 waits until P6 has taken the other marker
    assert turns(table, 1) == ["P2"]
    assert begun(table) == ["P2", "P6"]
    assert turns(table, 6) == ["P6", "P3", "P7", "P4", "P8", "P5"]


@pytest.mark.rule("807.4d")
def test_who_has_room_on_the_left_does_not_wait(seated):
    table = seated(10)
    assert holders(table) == ["P1", "P5"]
    assert turns(table, 1) == ["P5"]
    assert begun(table) == ["P5"]
    assert turns(table, 1) == ["P2"]
    assert holders(table) == ["P2", "P6"]
    assert begun(table) == ["P2", "P6"]


@pytest.mark.rule("807.4j", "807.4j#1", "807.4e", "807.4g")
def test_who_loses_the_marker_takes_the_extra_turn_before_the_next_one(seated):
    table = seated(8)
    table.cast("P1", table.hand("P1", "Walk"))
    table.resolve()
    leave(table, "P2")
    marker = markers_of(table.game).marker(1)
    assert (marker.holder, marker.removals) == ("P1", 1)
    assert table.game.state.cursor.active == "P1"
    assert turns(table, 1) == ["P5"]
    assert holders(table) == ["P5"]
    assert turns(table, 3) == ["P6", "P7", "P8"]
    assert turns(table, 1) == ["P1"]
    assert table.game.state.cursor.extra
    assert turns(table, 1) == ["P1"]
    assert not table.game.state.cursor.extra
    assert turns(table, 1) == ["P3"]


@pytest.mark.rule("807.4j")
def test_an_extra_turn_of_a_player_without_the_marker_comes_before_their_next_one(seated):
    table = seated(8)
    table.cast("P2", table.hand("P2", "Walk"))
    table.resolve()
    assert turns(table, 5) == ["P5", "P2", "P6", "P2", "P7"]
    assert holders(table) == ["P3", "P7"]


@pytest.mark.rule("807.4i")
def test_who_takes_an_extra_turn_keeps_the_marker(seated):
    table = seated(9)
    table.cast("P1", table.hand("P1", "Walk"))
    table.resolve()
    assert turns(table, 1) == ["P5"]
    assert (holders(table), begun(table)) == (["P1", "P5"], ["P1", "P5"])
    assert turns(table, 1) == ["P1"]
    assert table.game.state.cursor.extra
    assert turns(table, 2) == ["P6", "P2"]


@pytest.mark.rule("807.4i")
def test_an_extra_turn_waits_for_a_marker_on_the_left(seated):
    table = seated(9)
    table.cast("P1", table.hand("P1", "Walk"))
    table.resolve()
    leave(table, "P3")
    assert turns(table, 1) == ["P5"]
    assert (holders(table), begun(table)) == (["P1", "P5"], ["P5"])
    assert turns(table, 1) == ["P1"]
    assert table.game.state.cursor.extra
    assert (holders(table), begun(table)) == (["P1", "P6"], ["P1", "P6"])
    assert turns(table, 3) == ["P6", "P2", "P7"]


@pytest.mark.rule("807.4i")
def test_with_a_marker_too_close_on_the_right_the_marker_is_passed(seated):
    table = seated(9)
    assert turns(table, 1) == ["P5"]
    table.cast("P5", table.hand("P5", "Walk"))
    table.resolve()
    assert holders(table) == ["P2", "P5"]  # P2 is three seats to the right of P5
    assert turns(table, 1) == ["P2"]
    assert holders(table) == ["P2", "P6"]
    assert turns(table, 5) == ["P6", "P3", "P7", "P4", "P8"]
    assert turns(table, 1) == ["P5"]
    assert table.game.state.cursor.extra
    assert turns(table, 2) == ["P9", "P5"]
    assert not table.game.state.cursor.extra


@pytest.mark.rule("807.4c", "800.4")
def test_when_its_holder_leaves_the_marker_goes_on_after_that_turn(seated):
    table = seated(9)
    leave(table, "P1")
    assert table.game.state.cursor.active == "P1"
    assert holders(table) == ["P1", "P5"]
    assert turns(table, 3) == ["P5", "P2", "P6"]


@pytest.mark.rule("807.4c")
def test_a_marker_of_who_leaves_before_their_turn_begins_goes_on_immediately(seated):
    table = seated(9)
    assert turns(table, 1) == ["P5"]
    assert (holders(table), begun(table)) == (["P2", "P5"], ["P5"])
    leave(table, "P2")
    assert (holders(table), begun(table)) == (["P3", "P5"], ["P5"])
    assert turns(table, 4) == ["P6", "P3", "P7", "P4"]  # P3 waits until P7 has the other one


@pytest.mark.rule("807.4e", "807.4g")
def test_a_marker_with_which_nobody_takes_a_turn_is_removed_immediately(seated):
    table = seated(8)
    assert turns(table, 1) == ["P5"]
    assert (holders(table), begun(table)) == (["P2", "P5"], ["P5"])
    leave(table, "P4")  # the marker to the right is that of P2, who waits
    assert holders(table) == ["P5"]
    assert turns(table, 3) == ["P6", "P7", "P8"]


@pytest.mark.rule("807.4f")
def test_a_marker_that_is_to_go_is_not_counted_again(seated):
    table = seated(12)
    assert len(holders(table)) == 3
    leave(table, "P4")
    assert [one.removals for one in markers_of(table.game).there] == [1, 0, 0]
    leave(table, "P8")
    assert [one.removals for one in markers_of(table.game).there] == [1, 0, 0]


@pytest.mark.rule("807.4e", "807.4g")
def test_a_marker_designated_twice_takes_the_next_on_the_right_with_it(seated):
    table = seated(12)
    table.propose(Simultaneous(tuple(Loses(f"P{number}", "a test") for number in (2, 3, 4, 6, 7))))
    assert [one.removals for one in markers_of(table.game).there] == [2, 0, 0]
    assert turns(table, 1) == ["P5"]
    assert [(one.holder, one.removals) for one in markers_of(table.game).there] == [
        ("P5", 0),
        ("P9", 1),
    ]
    assert turns(table, 2) == ["P9", "P8"]
    assert holders(table) == ["P8"]


@pytest.mark.rule("807.4e")
def test_the_last_marker_stays_with_the_last_players(seated):
    table = seated(4)
    leave(table, "P2", "P3")
    assert holders(table) == ["P1"]
    assert turns(table, 3) == ["P4", "P1", "P4"]


@pytest.mark.rule("807.2", "807.2a", "807.2b", "807.2c", "807.4h", "801.2")
def test_players_reach_one_seat_and_attack_to_the_left(seated):
    table = seated(9)
    bears = table.battlefield("P1", BEARS)
    assert table.game.player("P1").reach == ("P1", "P2", "P9")
    assert list(declarable_attacks(table.game).choices) == [bears]
    assert attacked(table) == ["P2"]
    leave(table, "P2")
    assert not table.game.reaches("P1", "P3")
    assert attacked(table) == []
    turns(table, 1)
    assert table.game.state.cursor.active == "P5"
    assert table.game.reaches("P1", "P3")


@pytest.mark.rule("807.5", "807.5a")
def test_who_is_near_the_marker_or_the_stack_gets_priority(seated):
    table = seated(9)
    asked = passing(table)
    assert asked == ["P1", "P2", "P9"]
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Zap"))
    assert passing(table) == ["P1", "P2", "P9"]
    table.answers("P2", ("target", "P1"))
    table.cast("P2", table.hand("P2", "Zap"))
    assert passing(table) == ["P2", "P3", "P9", "P1"]
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (19, 19)


@pytest.mark.rule("614.10", "807.4c", "807.4d")
def test_for_a_skipped_turn_the_marker_is_passed_on(seated):
    table = seated(8)
    skip(table, "P2")
    assert turns(table, 2) == ["P5", "P6"]  # P3 waits until P7 has the other one
    assert holders(table) == ["P3", "P6"]
    assert begun(table) == ["P6"]
    assert turns(table, 3) == ["P3", "P7", "P4"]


@pytest.mark.rule("614.10", "807.4i")
def test_a_skipped_extra_turn_is_followed_by_that_of_the_next_player(seated):
    table = seated(9)
    table.cast("P1", table.hand("P1", "Walk"))
    table.resolve()
    skip(table, "P1")
    assert turns(table, 3) == ["P5", "P2", "P6"]
    assert holders(table) == ["P3", "P6"]


@pytest.mark.rule("807.4c", "807.5a", "800.4j")
def test_a_turn_goes_on_when_everybody_near_it_has_left(seated):
    table = seated(12)
    table.propose(Simultaneous(tuple(Loses(player, "a test") for player in ("P12", "P1", "P2"))))
    assert passing(table)
    assert turns(table, 2) == ["P5", "P9"]
    assert holders(table) == ["P6", "P9"]


@pytest.mark.rule("807.4g")
def test_what_is_designated_in_place_of_a_removed_marker_goes_at_once_if_it_waits(seated):
    table = seated(12)
    assert turns(table, 1) == ["P5"]
    assert begun(table) == ["P5", "P9"]
    gone = ("P6", "P7", "P8", "P10", "P11")
    table.propose(Simultaneous(tuple(Loses(player, "a test") for player in gone)))
    assert [one.removals for one in markers_of(table.game).there] == [0, 2, 0]
    assert turns(table, 1) == ["P9"]
    assert holders(table) == ["P9"]


@pytest.mark.rule("807.4c", "807.4g")
def test_the_marker_of_who_leaves_is_removed_and_not_passed_if_it_is_to_go(seated):
    table = seated(12)
    leave(table, "P6", "P5")
    assert [one.removals for one in markers_of(table.game).there] == [0, 1, 0]
    assert turns(table, 2) == ["P9", "P2"]
    assert holders(table) == ["P2", "P10"]


@pytest.mark.rule("807.4a", "807.4e", "807.4f", "807.4g")
@pytest.mark.parametrize("seed", [1, 18, 23])
def test_whoever_leaves_there_are_as_many_markers_as_there_should_be(seated, seed):
    chance, table = Random(seed), seated(13)  # noqa: S311 - repeatable is what it should be
    while len(left := [player.id for player in table.game.players]) > 3:
        leaving = chance.sample(left, chance.choice([1, 1, 2]))
        table.propose(Simultaneous(tuple(Loses(player, "a test") for player in leaving)))
        markers = markers_of(table.game).there
        staying = len(markers) - sum(one.removals for one in markers)
        assert staying == max(1, (len(left) - len(leaving)) // 4)
        for player in turns(table, chance.choice([0, 1, 3])):
            assert not table.game.player(player).lost
