import pytest

from cardwright.authoring import Card, GainLife, LifeGained, Zone, hookimpl, move, triggered
from cardwright_core.terms import Condition
from cardwright_rules.combat.attackers import declarable_attacks
from cardwright_rules.combat.blockers import declarable_blocks
from cardwright_rules.combat.fighting import blockers_of
from cardwright_rules.damage import DamageDealt


class Wide(Card):
    """A creature that can block an additional creature."""

    name = "Wide"
    types = "Creature"
    power, toughness = 2, 2

    @hookimpl
    def additional_blocks(self, by, blocker):
        return 1 if blocker.id == by.source.id else None


def attack(table, *attackers):
    table.answers("P1", ("attackers", list(attackers)))
    table.go_to("declare attackers")


def fight(table, attacking, *blocks, damage=()):
    """Attack, block (a reply for each creature of P2), assign; go on to the end of combat."""
    table.answers("P1", ("attackers", attacking), *(("damage", share) for share in damage))
    table.answers("P2", *(("block", reply) for reply in blocks))
    table.go_to("declare blockers")
    table.go_to("end of combat")


def dealt(table):
    """Return all damage, as it was dealt."""
    return [
        (entry.event.source, entry.event.recipient, entry.event.amount)
        for entry in table.game.log
        if isinstance(entry.event, DamageDealt)
    ]


def options(table, share):
    """Return the shares that may be assigned when it comes to that, as texts."""
    return [str(option) for option in share.options]


def next_decision(table, kind):
    """Let everybody pass until there is a decision of that kind; return it."""
    game = table.game
    game.agents = {}
    while game.decision.kind != kind:
        game.answer(game.decision.options[0])
    return game.decision


def strip(table, item, *, keep=()):
    """Let a permanent have only the keywords in `keep`."""
    found = table.game.state.objects[item]
    left = tuple(ability for ability in found.copiable.abilities if ability.keyword in keep)
    table.game.state.put(found.replace(copiable=found.copiable.replace(abilities=left)))
    table.game.follow()


def give(table, item, keyword):
    """Let a permanent have one more keyword."""
    found = table.game.state.objects[item]
    abilities = found.copiable.abilities + table.rules.catalog.expand(keyword)
    table.game.state.put(found.replace(copiable=found.copiable.replace(abilities=abilities)))
    table.game.follow()


# Deathtouch


@pytest.mark.rule("702.2b", "704.5h")
def test_deathtouch_destroys_what_it_damaged(table, lay):
    snake, giant = lay(P1=["1/1 deathtouch"], P2=["8/8"])
    fight(table, [snake], snake)
    assert not table.game.exists(giant)


@pytest.mark.rule("702.2c")
def test_one_damage_is_lethal_with_deathtouch_and_trample(table, lay):
    beast, giant = lay(P1=["5/5 deathtouch trample"], P2=["8/8"])
    fight(table, [beast], beast, damage=["1 to 8/8"])
    assert (beast, giant, 1) in dealt(table)
    assert table.life("P2") == 16


@pytest.mark.rule("702.2d", "702.2e")
def test_deathtouch_of_a_source_that_left(table, lay):
    snake, giant = lay(P1=["1/1 deathtouch"], P2=["8/8"])
    table.propose(move(table.game, snake, Zone.GRAVEYARD))
    table.propose(DamageDealt(snake, giant, 1))
    table.resolve()
    assert not table.game.exists(giant)


# Defender


@pytest.mark.rule("702.3b")
def test_a_creature_with_defender_cannot_attack(table, lay):
    _, bear = lay(P1=["0/4 defender", "2/2"])
    assert list(declarable_attacks(table.game).choices) == [bear]


# Double strike, first strike


@pytest.mark.rule("702.4b")
def test_double_strike_strikes_twice(table, lay):
    knight, bear = lay(P1=["3/3 double strike", "2/2"])
    fight(table, [knight, bear])
    assert dealt(table) == [(knight, "P2", 3), (knight, "P2", 3), (bear, "P2", 2)]


@pytest.mark.rule("702.4c")
def test_losing_double_strike_in_the_first_step(table, lay):
    (knight,) = lay(P1=["3/3 double strike"])
    table.answers("P1", ("attackers", [knight]))
    table.go_to("combat damage")
    strip(table, knight)
    table.go_to("end of combat")
    assert table.life("P2") == 17


@pytest.mark.rule("702.4d")
def test_getting_double_strike_after_the_first_step(table, lay):
    (knight,) = lay(P1=["3/3 first strike"])
    table.answers("P1", ("attackers", [knight]))
    table.go_to("combat damage")
    give(table, knight, "double strike")
    table.go_to("end of combat")
    assert table.life("P2") == 14


@pytest.mark.rule("702.7b")
def test_first_strike_survives_an_equal_fight(table, lay):
    knight, bear = lay(P1=["2/2 first strike"], P2=["2/2"])
    fight(table, [knight], knight)
    assert table.game.exists(knight)
    assert not table.game.exists(bear)


@pytest.mark.rule("702.7b")
def test_a_blocker_with_first_strike(table, lay):
    bear, knight = lay(P1=["2/2"], P2=["2/2 first strike"])
    fight(table, [bear], bear)
    assert table.game.exists(knight)
    assert not table.game.exists(bear)


@pytest.mark.rule("702.7c")
def test_getting_first_strike_late_and_losing_it_late(table, lay):
    knight, bear = lay(P1=["3/3 first strike", "2/2"])
    table.answers("P1", ("attackers", [knight, bear]))
    table.go_to("combat damage")
    strip(table, knight)
    give(table, bear, "first strike")
    table.go_to("end of combat")
    assert dealt(table) == [(knight, "P2", 3), (bear, "P2", 2)]


# Flying, reach, menace


@pytest.mark.rule("702.9b", "702.17b")
def test_who_can_block_a_creature_with_flying(table, lay):
    bird, bear, _, flyer, spider = lay(
        P1=["2/2 flying", "2/2"], P2=["3/3", "1/1 flying", "2/4 reach"]
    )
    table.answers("P2", ("block", []), ("block", []), ("block", []))
    attack(table, bird, bear)
    choices = declarable_blocks(table.game, ("P2",)).choices
    assert [item for item, attackers in choices.items() if bird in attackers] == [flyer, spider]
    assert all(bear in attackers for attackers in choices.values())
    table.go_to("end of combat")


@pytest.mark.rule("702.111b")
def test_menace_wants_two_blockers(table, lay):
    brute, one, two = lay(P1=["3/3 menace"], P2=["1/1", "2/2"])
    table.answers("P1", ("attackers", [brute]), ("damage", "3 to 1/1"))
    table.answers("P2", ("block", brute))  # the other one then has to
    table.go_to("end of combat")
    assert blockers_of(table.game, brute) == [two]
    assert not table.game.exists(one)


@pytest.mark.rule("702.111b")
def test_nobody_blocks_menace_alone(table, lay):
    brute, _ = lay(P1=["3/3 menace"], P2=["1/1"])
    fight(table, [brute])
    assert table.life("P2") == 17


# Haste


@pytest.mark.rule("702.10b", "302.6")
def test_haste_attacks_at_once(table, lay):
    hasty, slow = lay(P1=["2/2 haste", "2/2"])
    for item in (hasty, slow):
        found = table.game.state.objects[item]
        table.game.state.put(found.replace(since=table.game.state.cursor.turn))
    assert list(declarable_attacks(table.game).choices) == [hasty]


# Lifelink


@pytest.mark.rule("702.15b", "120.3f")
def test_lifelink_gains_life_as_damage_is_dealt(table, lay):
    cleric, _ = lay(P1=["3/3 lifelink"], P2=["0/9"])
    fight(table, [cleric], cleric)
    assert table.life("P1") == 23


@pytest.mark.rule("702.15c", "702.15d")
def test_lifelink_of_a_source_that_left(table, lay):
    (cleric,) = lay(P1=["3/3 lifelink"])
    table.propose(move(table.game, cleric, Zone.GRAVEYARD))
    table.propose(DamageDealt(cleric, "P2", 2))
    assert table.life("P1") == 22


@pytest.mark.rule("702.15e#1")
def test_two_with_lifelink_gain_life_twice(table, lay):
    ability = triggered(Condition(LifeGained), GainLife(0))
    mate = type("Mate", (Card,), {"name": "Mate", "types": "Enchantment", "abilities": (ability,)})
    one, two, _ = lay(P1=["1/1 lifelink", "2/2 lifelink", mate])
    table.answers("P1", ("attackers", [one, two]))
    table.go_to("declare blockers")
    table._play(lambda game: game.state.pending)
    assert len(table.game.state.pending) == 2


@pytest.mark.rule("702.15f")
def test_a_second_instance_of_lifelink_adds_nothing(table, lay):
    (cleric,) = lay(P1=["3/3 lifelink lifelink"])
    fight(table, [cleric])
    assert table.life("P1") == 23


# Trample


@pytest.mark.rule("702.19b")
@pytest.mark.parametrize(("share", "life"), [("2 to 2/2", 17), ("3 to 2/2", 18), ("5 to 2/2", 20)])
def test_trample_assigns_the_excess(table, lay, share, life):
    beast, _ = lay(P1=["5/5 trample"], P2=["2/2"])
    fight(table, [beast], beast, damage=[share])
    assert table.life("P2") == life


@pytest.mark.rule("702.19b")
def test_without_lethal_damage_there_is_no_excess(table, lay):
    beast, _ = lay(P1=["5/5 trample"], P2=["2/2"])
    for kind, reply in (("attackers", (beast,)), ("block", (beast,))):
        next_decision(table, kind)
        table.game.answer(reply)
    shares = next_decision(table, "damage")
    assert options(table, shares) == [f"{amount} to 2/2" for amount in (2, 3, 4, 5)]


@pytest.mark.rule("702.19b")
def test_nothing_is_asked_where_nothing_is_left(table, lay):
    beast, wall = lay(P1=["3/3 trample"], P2=["0/9"])
    fight(table, [beast], beast)
    assert dealt(table) == [(beast, wall, 3)]


@pytest.mark.rule("702.19b")
def test_marked_damage_counts(table, lay):
    beast, wall = lay(P1=["3/3 trample"], P2=["0/4"])
    table.propose(DamageDealt(beast, wall, 3))
    fight(table, [beast], beast, damage=["1 to 0/4"])
    assert table.life("P2") == 18


@pytest.mark.rule("702.19b#1")
def test_damage_of_other_attackers_counts(table, lay):
    beast, rat, _ = lay(P1=["3/3 trample", "1/1"], P2=[Wide])
    table.answers("P1", ("attackers", [beast, rat]), ("damage", "1 to Wide"))
    table.answers("P2", ("block", [beast, rat]), ("damage", "1 to 3/3 trample"))
    table.go_to("end of combat")
    assert table.life("P2") == 18


@pytest.mark.rule("702.19b", "510.1e")
def test_two_tramplers_may_make_up_lethal_damage_together(table, lay):
    beast, other, wide = lay(P1=["3/3 trample", "3/3 trample"], P2=[Wide])
    table.answers("P1", ("attackers", [beast, other]), ("damage", "1 to Wide"))
    table.answers("P1", ("damage", "1 to Wide"))
    table.answers("P2", ("block", [beast, other]), ("damage", "2 to 3/3 trample"))
    table.go_to("end of combat")
    assert table.life("P2") == 16
    assert not table.game.exists(wide)


@pytest.mark.rule("702.19b", "510.1e")
def test_what_the_first_trampler_left_the_second_has_to_add(table, lay):
    beast, other, _ = lay(P1=["3/3 trample", "1/1 trample"], P2=[Wide])
    table.answers("P1", ("attackers", [beast, other]), ("damage", "1 to Wide"))
    table.answers("P2", ("block", [beast, other]), ("damage", "2 to 3/3 trample"))
    table.go_to("end of combat")
    assert table.life("P2") == 18


@pytest.mark.rule("702.19b#2")
def test_lethal_damage_has_to_be_assigned_though_it_will_be_prevented(table, lay):
    class Warded(Card):
        name = "Warded"
        types = "Creature"
        power, toughness = 2, 2

        @hookimpl
        def prohibits(self, by, act):
            """Stand for protection: no damage is dealt to it."""
            mine = isinstance(act, DamageDealt) and act.recipient == by.source.id
            return "protected" if mine else None

    beast, warded = lay(P1=["6/6 trample"], P2=[Warded])
    for kind, reply in (("attackers", (beast,)), ("block", (beast,))):
        next_decision(table, kind)
        table.game.answer(reply)
    shares = next_decision(table, "damage")
    assert options(table, shares) == [f"{amount} to Warded" for amount in (2, 3, 4, 5, 6)]
    table.game.answer(shares.options[0])
    next_decision(table, "priority")
    assert table.life("P2") == 16
    assert table.game.state.status_of(warded).damage == 0


@pytest.mark.rule("702.19d")
def test_a_blocked_trampler_without_blockers_damages_the_player(table, lay):
    beast, blocker = lay(P1=["3/3 trample"], P2=["1/1"])
    table.answers("P1", ("attackers", [beast]))
    table.answers("P2", ("block", beast))
    table.go_to("declare blockers")
    table.propose(move(table.game, blocker, Zone.HAND))
    table.go_to("end of combat")
    assert table.life("P2") == 17


@pytest.mark.rule("702.19f")
def test_a_trampler_never_damages_a_planeswalkers_controller(table, lay, planeswalker):
    beast, walker, blocker = lay(P1=["5/5 trample"], P2=[planeswalker, "1/1"])
    table.answers("P1", ("attackers", [beast]), ("attack", walker))
    table.answers("P2", ("block", beast))
    table.go_to("declare blockers")
    table.propose(move(table.game, walker, Zone.HAND))
    table.go_to("end of combat")
    assert table.life("P2") == 20
    assert (beast, blocker, 5) in dealt(table)


@pytest.mark.rule("702.19a")
def test_trample_does_nothing_for_a_blocker(table, lay):
    bear, beast = lay(P1=["2/2"], P2=["5/5 trample"])
    fight(table, [bear], bear)
    assert table.life("P1") == 20
    assert (beast, bear, 5) in dealt(table)


# Vigilance


@pytest.mark.rule("702.20b")
def test_vigilance_attacks_untapped(table, lay):
    (guard,) = lay(P1=["2/2 vigilance"])
    attack(table, guard)
    assert not table.game.state.status_of(guard).tapped


@pytest.mark.rule(
    "702.2f", "702.3c", "702.4e", "702.7d", "702.9c", "702.19g", "702.20c", "702.111c"
)
def test_second_instances_are_redundant(table, lay):
    twice = "deathtouch double strike first strike flying trample vigilance menace"
    beast, _ = lay(P1=[f"2/2 {twice} {twice}"], P2=["2/2"])
    fight(table, [beast])
    assert dealt(table) == [(beast, "P2", 2), (beast, "P2", 2)]
