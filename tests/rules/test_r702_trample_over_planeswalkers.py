"""Trample over planeswalkers (702.19c to 702.19f), against trying everything too."""

from itertools import product

import pytest

from cardwright.authoring import Card, Zone, move


def trampler(power, *keywords):
    values = {
        "name": f"Trampler {power}",
        "types": "Creature",
        "power": power,
        "toughness": 9,
        "keywords": ("trample over planeswalkers", *keywords),
    }
    return type("TestTrampler", (Card,), values)


def loyalty(table, item):
    return table.see(item).object.count("loyalty")


def shares(*amounts):
    return [("damage", lambda share, n=n: share.amount == n) for n in amounts]


@pytest.fixture
def fight(table, lay, planeswalker):
    """Let creatures attack a planeswalker with so much loyalty; return them all."""

    def begin(*mine, theirs=(), counters=4, blocks=()):
        *creatures, walker = lay(P1=list(mine), P2=[*theirs, planeswalker])
        state = table.game.state
        state.put(state.objects[walker].replace(counters=(("loyalty", counters),)))
        attacking = creatures[: len(mine)]
        table.answers("P1", ("attackers", attacking), *[("attack", walker)] * len(mine))
        table.answers("P2", *[("block", [attacking[place]]) for place in blocks])
        table.go_to("declare blockers")
        return walker

    return begin


@pytest.mark.rule("702.19c", "702.19c#1")
def test_excess_damage_goes_past_the_planeswalker(table, fight):
    walker = fight("1/1", trampler(7), counters=3)
    table.answers("P1", *shares(2))
    table.go_to("end of combat")
    assert table.life("P2") == 15
    assert walker not in table.game.state.objects


@pytest.mark.rule("702.19c")
@pytest.mark.parametrize("to_walker", [4, 5, 7])
def test_the_planeswalker_may_get_more_but_not_less(table, fight, to_walker):
    fight(trampler(7))
    offered = []

    def look(share):
        offered.append(share.amount)
        return share.amount == to_walker

    table.answers("P1", ("damage", look))
    table.go_to("end of combat")
    assert set(offered) == {4, 5, 6, 7}
    assert table.life("P2") == 20 - (7 - to_walker)


@pytest.mark.rule("702.19c", "702.19b")
def test_blockers_come_first(table, fight):
    walker = fight(trampler(9), theirs=["0/3"], blocks=[0])
    table.answers("P1", *shares(3, 4))
    table.go_to("end of combat")
    assert table.life("P2") == 18
    assert walker not in table.game.state.objects


@pytest.mark.rule("702.19b", "702.19c")
def test_without_lethal_damage_to_blockers_all_of_it_is_theirs(table, fight):
    walker = fight(trampler(3), theirs=["0/5"], blocks=[0])
    table.go_to("end of combat")  # nothing is to choose
    assert loyalty(table, walker) == 4
    assert table.life("P2") == 20


@pytest.mark.rule("702.19c", "702.2c")
def test_deathtouch_is_no_help_against_loyalty(table, fight):
    walker = fight(trampler(6, "deathtouch"), theirs=["0/5"], blocks=[0])
    table.answers("P1", *shares(1, 4))
    table.go_to("end of combat")
    assert table.life("P2") == 19
    assert walker not in table.game.state.objects


@pytest.mark.rule("702.19c", "702.2c")
def test_nor_is_that_of_another_attacker(table, fight):
    fight(trampler(3), trampler(2, "deathtouch"))
    offered = []

    def look(share):
        offered.append(share.amount)
        return share.amount == 2

    table.answers("P1", ("damage", look))  # then the other one has to make up for it
    table.go_to("end of combat")
    assert set(offered) == {2, 3}
    assert table.life("P2") == 19


@pytest.mark.rule("702.19d")
def test_with_no_blocker_left_it_is_as_though_they_had_lethal_damage(table, fight):
    walker = fight(trampler(6), theirs=["0/5"], blocks=[0])
    (wall,) = [view.id for view in table.game.permanents("P2") if view.name == "0/5"]
    table.propose(move(table.game, wall, Zone.HAND))
    table.answers("P1", *shares(4))
    table.go_to("end of combat")
    assert table.life("P2") == 18
    assert walker not in table.game.state.objects


@pytest.mark.rule("702.19e")
@pytest.mark.parametrize("blocked", [False, True])
def test_without_the_planeswalker_the_player_gets_it(table, fight, blocked):
    walker = fight(trampler(6), theirs=["0/5"] * blocked, blocks=[0] * blocked)
    table.propose(move(table.game, walker, Zone.HAND))
    if blocked:
        table.answers("P1", *shares(5))
    table.go_to("end of combat")
    assert table.life("P2") == (19 if blocked else 14)


@pytest.mark.rule("702.19f")
@pytest.mark.parametrize("keyword", ["", " trample"])
def test_others_do_not_reach_the_player(table, fight, keyword):
    walker = fight(f"9/9{keyword}")
    table.go_to("end of combat")
    assert table.life("P2") == 20
    assert walker not in table.game.state.objects


@pytest.mark.rule("702.19f", "506.4c")
def test_nor_once_the_planeswalker_is_gone(table, fight):
    walker = fight("9/9 trample")
    table.propose(move(table.game, walker, Zone.HAND))
    table.go_to("end of combat")
    assert table.life("P2") == 20


def legal(powers, walls, counters, plain):
    """Return all legal assignments: of each trampler to its wall, the planeswalker, the player."""
    each = [
        [
            (wall_gets, walker_gets, power - wall_gets - walker_gets)
            for wall_gets in (range(power + 1) if wall else (0,))
            for walker_gets in range(power + 1 - wall_gets)
        ]
        for power, wall in zip(powers, walls, strict=True)
    ]
    found = set()
    for whole in product(*each):
        to_walker = sum(share[1] for share in whole) + plain
        if all(
            share[0] >= wall or not (share[1] or share[2])
            for share, wall in zip(whole, walls, strict=True)
        ) and (to_walker >= counters or not any(share[2] for share in whole)):
            found.add(whole)
    return found


@pytest.mark.rule("702.19c", "510.1e")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    "board",
    [
        ((3, 2), (0, 0), 4, 0),
        ((3, 2), (1, 0), 3, 1),
        ((2, 4), (0, 2), 3, 0),
        ((4, 5), (2, 3), 2, 0),
    ],
)
def test_only_legal_assignments_are_offered(table, fight, board, seed):
    """Choices are taken in many ways; each end is legal, and no choice leads nowhere."""
    powers, walls, counters, plain = board
    chosen = []

    def agent(game, decision):
        if decision.kind != "damage":
            return (decision.options[0],)
        pick = decision.options[(seed * 7 + 3 * len(chosen)) % len(decision.options)]
        chosen.append(pick)
        return (pick,)

    mine = [trampler(power) for power in powers]
    theirs = [f"0/{wall}" for wall in walls if wall]
    blocked = [place for place, wall in enumerate(walls) if wall]
    lone = [f"{plain}/1"] if plain else []
    fight(*mine, *lone, theirs=theirs, counters=counters, blocks=blocked)
    before = table.game.log
    table.game.play(
        {"P1": agent, "P2": agent},
        until=lambda game: game.state.cursor.step.name == "end of combat",
    )
    dealt = [
        entry.event for entry in table.game.log[len(before) :] if hasattr(entry.event, "combat")
    ]
    totals = tuple(_of(table, dealt, f"Trampler {power}") for power in powers)
    assert totals in legal(powers, walls, counters, plain)


def _of(table, dealt, name):
    wall = walker = player = 0
    for event in dealt:
        if table.see(event.source).name != name:
            continue
        if isinstance(event.recipient, str):
            player += event.amount
        elif table.see(event.recipient).name == "Walker":
            walker += event.amount
        else:
            wall += event.amount
    return wall, walker, player
