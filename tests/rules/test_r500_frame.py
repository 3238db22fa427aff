"""The frame of a turn: which steps there are, and who may do what in them (500 to 514)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    TARGET,
    Card,
    EnterAttacking,
    GainLife,
    IsAttacking,
    PutOntoBattlefield,
    RemovedFromCombat,
    Untapped,
    at_the_beginning_of,
    spell,
    target,
    target_card,
    triggered,
    whenever,
)
from cardwright_core.terms import AnyObject
from cardwright_rules.combat.fighting import attack_of, attacked_by, attackers, block_of
from cardwright_rules.damage import DamageDealt

BEARS = "Grizzly Bears"


def card(name, types, *abilities, **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


CARDS = (
    card("Trick", "Instant", spell(GainLife(1)), cost="{0}"),
    card("Rite", "Sorcery", spell(GainLife(1)), cost="{0}"),
    card("Rock", "Artifact", cost="{0}"),
    card("Dawn", "Enchantment", triggered(whenever(Untapped, CREATURE), GainLife(1))),
    card("Noon", "Enchantment", triggered(at_the_beginning_of("upkeep"), GainLife(1))),
    card("Night", "Enchantment", triggered(at_the_beginning_of("end"), GainLife(5)), cost="{0}"),
    card(
        "Rise",
        "Instant",
        spell(EnterAttacking(PutOntoBattlefield(TARGET)), target_card(AnyObject())),
        cost="{0}",
    ),
    card("Join", "Instant", spell(IsAttacking(), target(CREATURE)), cost="{0}"),
    card("Living", "Creature Planeswalker — Test", power=1, toughness=9, loyalty=5),
)


@pytest.fixture
def table(table):
    table.add_card(*CARDS)
    for player in ("P1", "P2"):
        table.library(player, *[BEARS] * 9)
    return table


def steps_with_priority(table, turns=1):
    """Return the steps of the next turns in which somebody gets priority, and who gets it first."""
    seen, agents = [], dict(table.game.agents)
    first = table.game.state.cursor.turn + 1
    while table.game.state.cursor.turn < first + turns:
        cursor = table.game.state.cursor
        step = (cursor.step.name, cursor.priority)
        fresh = cursor.stage == "priority" and not cursor.passes and cursor.turn >= first
        if fresh and (not seen or seen[-1] != step):
            seen.append(step)
        table.game.play(agents, until=lambda game, now=cursor: game.state.cursor is not now)
    table.game.agents = agents
    return seen


@pytest.mark.rule("500.1", "501.1", "505.1", "506.1", "512.1")
def test_a_turn_has_five_phases_in_order(table):
    phases = [step.phase for step in table.rules.steps]
    assert list(dict.fromkeys(phases)) == [
        "beginning",
        "precombat main",
        "combat",
        "postcombat main",
        "ending",
    ]
    steps = [step.name for step in table.rules.steps]
    assert steps[:3] == ["untap", "upkeep", "draw"]
    assert steps[-2:] == ["end", "cleanup"]


@pytest.mark.rule("502.4", "503.1", "504.2", "505.6", "507.2", "508.2", "513.1", "514.3", "500.3")
def test_the_active_player_gets_priority_first_in_each_step_that_has_it(table):
    steps = steps_with_priority(table)
    assert steps == [
        (name, "P2")
        for name in (
            "upkeep",
            "draw",
            "precombat main",
            "beginning of combat",
            "declare attackers",
            "end of combat",
            "postcombat main",
            "end",
        )
    ]


@pytest.mark.rule("509.2", "510.3", "511.1")
def test_so_they_do_in_combat(table):
    bears = table.battlefield("P2", BEARS)
    table.answers("P2", ("attackers", [bears]))
    steps = [name for name, _ in steps_with_priority(table)]
    assert steps[3:8] == [
        "beginning of combat",
        "declare attackers",
        "declare blockers",
        "combat damage",
        "end of combat",
    ]


@pytest.mark.rule("500.2", "505.2")
def test_a_step_ends_only_when_all_pass_in_succession_with_the_stack_empty(table):
    table.hand("P1", "Trick")
    table.cast("P1", "Trick")
    table.resolve()
    assert table.game.state.cursor.step.name == "precombat main"
    assert table.life("P1") == 21
    table.hand("P2", "Trick")
    table.cast("P2", "Trick")  # after P1 passed
    table.resolve()
    assert table.game.state.cursor.step.name == "precombat main"
    assert table.game.state.cursor.priority == "P1"


@pytest.mark.rule("500.5", "703.4q")
def test_mana_is_lost_as_a_step_ends(table):
    table.mana("P1", "{G}")
    table.go_to("beginning of combat")
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("503.1a", "502.4", "500.6")
def test_what_triggers_in_the_untap_step_waits_for_the_upkeep(table):
    table.battlefield("P2", "Dawn", "Noon")
    bears = table.battlefield("P2", BEARS)
    table.game.state.set_status(bears, table.game.state.status_of(bears).replace(tapped=True))
    table.answers("P2", ("order triggers", "Dawn"))
    table._play(lambda game: game.state.cursor.step.name == "upkeep" and len(table.stack) == 2)
    assert sorted(table.stack) == ["ability of Dawn", "ability of Noon"]


@pytest.mark.rule("505.6a", "505.6b")
@pytest.mark.parametrize("step", ["precombat main", "postcombat main", "upkeep", "end of combat"])
def test_sorceries_permanents_and_lands_are_for_main_phases(table, may_begin, step):
    items = [
        table.hand(player, name) for player in ("P1", "P2") for name in ("Rite", "Rock", "Forest")
    ]
    if step != "precombat main":
        table.go_to(step)
    active = table.game.state.cursor.active
    may = [may_begin(table.see(item).owner, item) for item in items]
    if step.endswith("main"):
        assert may == [True] * 3 + [False] * 3
        assert active == "P1"
    else:
        assert may == [False] * 6


@pytest.mark.rule("513.2")
def test_what_comes_in_the_end_step_waits_for_the_next(table):
    table.go_to("end")
    table.battlefield("P1", "Night")
    table.go_to("upkeep")
    assert table.life("P1") == 20
    table.go_to("end")
    table.resolve()
    assert table.life("P1") == 25


@pytest.mark.rule("506.3a")
def test_what_is_no_creature_never_attacks(table):
    bears = table.battlefield("P1", BEARS)
    table.graveyard("P1", "Rock")
    table.answers("P1", ("attackers", [bears]))
    table.go_to("declare attackers")
    table.hand("P1", "Rise")
    table.cast("P1", "Rise")
    table.resolve()
    assert "Rock" in table.permanents("P1")
    assert [item for item, _ in attackers(table.game)] == [bears]


@pytest.mark.rule("508.4b", "506.3c")
def test_an_effect_lets_nothing_attack_what_is_not_there(table):
    table.add_player("P3")
    bears, other = table.battlefield("P1", BEARS, BEARS)
    table.answers("P1", ("attackers", [bears]), ("attack", "P2"))
    table.go_to("declare attackers")
    table.game.state.players["P3"] = table.game.player("P3").replace(lost=True)
    table.hand("P1", "Join")
    table.answers("P1", ("target", other))
    table.cast("P1", "Join")
    table.resolve()
    assert attack_of(table.game, other).target == "P2"  # nothing else is to choose


@pytest.mark.rule("506.4d", "506.4")
@pytest.mark.parametrize("left", ["Creature", "Planeswalker", ""])
def test_a_blocker_that_is_attacked_is_what_it_still_can_be(table, left):
    first, second = table.battlefield("P1", BEARS, BEARS)
    walker = table.battlefield("P2", "Living")
    state = table.game.state
    state.put(state.objects[walker].replace(counters=(("loyalty", 5),)))
    table.answers("P1", ("attackers", [first, second]), ("attack", walker), ("attack", "P2"))
    table.answers("P2", ("block", second))
    table.go_to("declare blockers")
    item = table.game.state.objects[walker]
    types = (left,) if left else ("Artifact",)
    table.game.state.put(item.replace(copiable=item.copiable.replace(types=types)))
    table.game.follow()
    assert (block_of(table.game, walker) is not None) is (left == "Creature")
    attack = attack_of(table.game, first)
    assert (attacked_by(table.game, attack) == walker) is (left == "Planeswalker")


@pytest.mark.rule("802.5", "510.2")
def test_damage_of_all_is_dealt_at_once_whoever_defends(table):
    table.add_player("P3")
    one, two = table.battlefield("P1", BEARS, BEARS)
    table.battlefield("P2", BEARS)
    table.battlefield("P3", BEARS)
    table.answers("P1", ("attackers", [one, two]), ("attack", "P2"), ("attack", "P3"))
    table.answers("P2", ("block", [one]))
    table.answers("P3", ("block", [two]))
    table.go_to("end of combat")
    sources = [
        entry.event.source for entry in table.game.log if isinstance(entry.event, DamageDealt)
    ]
    assert sources[:2] == [one, two]
    assert table.permanents() == []


@pytest.mark.rule("508.5a", "802.2a")
def test_each_attacker_has_a_defending_player_of_its_own(table):
    table.add_player("P3")
    one, two = table.battlefield("P1", BEARS, BEARS)
    table.answers("P1", ("attackers", [one, two]), ("attack", "P2"), ("attack", "P3"))
    table.go_to("declare attackers")
    table.propose(RemovedFromCombat(one))
    assert [table.game.state.status_of(item).combat.defender for item in (one, two)] == ["P2", "P3"]
