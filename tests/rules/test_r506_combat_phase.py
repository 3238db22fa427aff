import pytest

from cardwright.authoring import Zone, hookimpl, move
from cardwright_rules.combat.events import RemovedFromCombat
from cardwright_rules.combat.fighting import (
    attack_of,
    attacked_by,
    attackers,
    attacks_alone,
    block_of,
    blockers_of,
    blocks_alone,
    defending_player,
)
from cardwright_rules.tapping import Tapped, Untapped

COMBAT = [
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "combat damage",
    "end of combat",
]


def steps_until(table, step):
    """Return the names of the steps in which players get priority, up to `step`."""
    seen = []

    def look(game):
        cursor = game.state.cursor
        if cursor.stage == "priority" and (not seen or seen[-1] != cursor.step.name):
            seen.append(cursor.step.name)
        return cursor.stage == "priority" and cursor.step.name == step

    table._play(look)
    return seen


def take(table, item, player):
    """Let another player control a permanent."""
    table.game.state.put(table.game.state.objects[item].replace(controller=player))
    table.game.follow()


@pytest.mark.rule("506.1", "508.8")
def test_without_attackers_there_are_three_steps(table):
    seen = steps_until(table, "postcombat main")
    assert seen == ["precombat main", COMBAT[0], COMBAT[1], COMBAT[4], "postcombat main"]


@pytest.mark.rule("506.1")
def test_with_an_attacker_there_are_five(table, lay):
    (bear,) = lay(P1=["2/2"])
    table.answers("P1", ("attackers", [bear]))
    assert steps_until(table, "postcombat main") == ["precombat main", *COMBAT, "postcombat main"]


@pytest.mark.rule("508.8")
def test_an_attacker_that_is_gone_does_not_skip_steps(table, lay):
    (bear,) = lay(P1=["2/2"])
    table.answers("P1", ("attackers", [bear]))
    table.go_to("declare attackers")
    table.propose(move(table.game, bear, Zone.GRAVEYARD))
    assert steps_until(table, "end of combat") == COMBAT[1:]


@pytest.mark.rule("506.2")
def test_the_nonactive_player_is_attacked(table, lay):
    bear, other = lay(P1=["2/2"], P2=["3/3"])
    table.answers("P1", ("attackers", [bear]))
    table.answers("P2", ("block", []))
    table.go_to("end of combat")
    assert table.life("P2") == 18
    assert not table.game.state.status_of(other).tapped


@pytest.mark.rule("506.4")
def test_leaving_the_battlefield_removes_from_combat(table, lay):
    bear, blocker = lay(P1=["2/2"], P2=["3/3"])
    table.answers("P1", ("attackers", [bear]))
    table.answers("P2", ("block", [bear]))
    table.go_to("declare blockers")
    table.propose(move(table.game, blocker, Zone.HAND))
    assert blockers_of(table.game, bear) == []
    table.go_to("end of combat")
    assert table.life("P2") == 20


@pytest.mark.rule("506.4")
def test_a_change_of_controller_removes_from_combat_for_good(table, lay):
    (bear,) = lay(P1=["2/2"])
    table.answers("P1", ("attackers", [bear]))
    table.go_to("declare attackers")
    take(table, bear, "P2")
    assert attack_of(table.game, bear) is None
    table.go_to("declare blockers")
    take(table, bear, "P1")
    assert attack_of(table.game, bear) is None
    table.go_to("end of combat")
    assert table.life("P2") == 20


@pytest.mark.rule("506.4")
def test_what_is_no_creature_any_more_does_not_fight(table, lay):
    bear, _ = lay(P1=["2/2"], P2=["1/1"])
    table.answers("P1", ("attackers", [bear]))
    table.go_to("declare attackers")
    item = table.game.state.objects[bear]
    table.game.state.put(item.replace(copiable=item.copiable.replace(types=("Artifact",))))
    table.go_to("end of combat")
    assert table.life("P2") == 20


@pytest.mark.rule("506.4")
def test_an_effect_removes_a_blocker_and_the_attacker_stays_blocked(table, lay):
    bear, blocker = lay(P1=["2/2"], P2=["3/3"])
    table.answers("P1", ("attackers", [bear]))
    table.answers("P2", ("block", [bear]))
    table.go_to("declare blockers")
    table.propose(RemovedFromCombat(blocker))
    assert block_of(table.game, blocker) is None
    table.go_to("end of combat")
    assert table.life("P2") == 20
    assert table.permanents() == ["2/2", "3/3"]


@pytest.mark.rule("506.4b")
@pytest.mark.parametrize("event", [Tapped, Untapped])
def test_turning_does_not_remove_from_combat(table, lay, event):
    (bear,) = lay(P1=["2/2"])
    table.answers("P1", ("attackers", [bear]))
    table.go_to("declare attackers")
    table.propose(event(bear))
    table.go_to("end of combat")
    assert table.life("P2") == 18


@pytest.mark.rule("506.4c")
def test_who_attacks_a_planeswalker_that_left_attacks_nothing(table, lay, planeswalker):
    bear, walker = lay(P1=["2/2"], P2=[planeswalker])
    table.answers("P1", ("attackers", [bear]), ("attack", walker))
    table.go_to("declare attackers")
    table.propose(move(table.game, walker, Zone.HAND))
    attack = attack_of(table.game, bear)
    assert attack is not None
    assert attacked_by(table.game, attack) is None
    table.go_to("end of combat")
    assert table.life("P2") == 20
    assert attack_of(table.game, bear).target is None


@pytest.mark.rule("506.5")
def test_attacking_and_blocking_alone(table, lay):
    bear, other, blocker = lay(P1=["2/2", "1/1"], P2=["3/3"])
    table.answers("P1", ("attackers", [bear]))
    table.answers("P2", ("block", [bear]))
    table.go_to("declare blockers")
    assert attacks_alone(table.game, bear)
    assert not attacks_alone(table.game, other)
    assert blocks_alone(table.game, blocker)


@pytest.mark.rule("506.2", "802.4a")
def test_each_opponent_is_a_defending_player(table, lay):
    table.add_player("P3")
    bear, wolf, two, three = lay(P1=["2/2", "3/3"], P2=["0/4"], P3=["0/5"])
    table.answers("P1", ("attackers", [bear, wolf]), ("attack", "P2"), ("attack", "P3"))
    table.answers("P2", ("block", [bear]))
    table.answers("P3", ("block", []))
    table.go_to("declare blockers")
    assert [defending_player(table.game, item) for item in (bear, wolf)] == ["P2", "P3"]
    assert blockers_of(table.game, bear) == [two]
    table.go_to("end of combat")
    assert [table.life(player) for player in ("P2", "P3")] == [20, 17]
    assert table.game.exists(three)


@pytest.mark.rule("506.2b", "805.10a")
def test_teams_attack_and_block_as_one(table, lay):
    class Teams:
        @hookimpl
        def shares_combat(self):
            return True

    for number, (name, team) in enumerate({"P1": 1, "P2": 2, "P3": 1, "P4": 2}.items()):
        if number > 1:
            table.add_player(name, team=team)
    table.add_plugin("teams", Teams())
    bear, friend, blocker = lay(P1=["2/2"], P3=["3/3"], P4=["0/9"])
    table.answers("P1", ("attackers", [bear, friend]), ("attack", "P2"), ("attack", "P4"))
    table.answers("P2", ("block", [bear]))
    table.go_to("end of combat")
    assert block_of(table.game, blocker) is not None
    assert len(attackers(table.game)) == 2
    assert [table.life(player) for player in ("P1", "P2", "P3", "P4")] == [20, 20, 20, 17]


@pytest.mark.rule("508.5")
def test_a_creature_remembers_whom_it_attacked(table, lay):
    (bear,) = lay(P1=["2/2"])
    table.answers("P1", ("attackers", [bear]))
    table.go_to("declare attackers")
    table.propose(RemovedFromCombat(bear))
    assert defending_player(table.game, bear) == "P2"
    table.propose(move(table.game, bear, Zone.GRAVEYARD))
    assert defending_player(table.game, bear) == "P2"
