"""Triggers of attacks and blocks that count or name who it is (508.3, 509.3e, 509.4b)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    THIS,
    YOU_CONTROL,
    Attacks,
    BecomesBlocked,
    Card,
    CreaturesCantBlock,
    GainLife,
    PlayerAttacks,
    StaticAbility,
    Test,
    all_of,
    record,
    triggered,
    whenever,
)
from cardwright_core.functioning import instance_of
from cardwright_core.terms import Condition
from cardwright_rules.combat.fighting import block_of
from cardwright_rules.combat.joining import join_attack, join_block

BEARS = "Grizzly Bears"


@record
class ByTwoOrMore(Test):
    """It became blocked by two or more creatures."""

    def holds(self, game, by, event):
        return len(event.blockers) >= 2


@record
class AttacksP3(Test):
    """A player attacks P3."""

    def holds(self, game, by, event):
        return any(target == "P3" for _, target in event.attacks)


def card(name, types, *abilities, **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


ATTACKED = Condition(PlayerAttacks, where=(AttacksP3(),))
YOURS_ATTACK = whenever(Attacks, all_of(CREATURE, YOU_CONTROL))
CARDS = (
    card(
        "Cornered",
        "Creature",
        triggered(Condition(BecomesBlocked, THIS, (ByTwoOrMore(),)), GainLife(5)),
        power=1,
        toughness=9,
    ),
    card(
        "Feud",
        "Enchantment",
        triggered(ATTACKED, GainLife(3)),
    ),
    card(
        "Drums",
        "Enchantment",
        triggered(YOURS_ATTACK, GainLife(1)),
    ),
    card("Ban", "Enchantment", StaticAbility(CreaturesCantBlock(CREATURE))),
)


@pytest.fixture
def table(table):
    table.add_card(*CARDS)
    return table


@pytest.mark.rule("509.3e")
@pytest.mark.parametrize("blocking", [1, 2, 3])
def test_becomes_blocked_by_so_many_creatures(table, blocking):
    cornered = table.battlefield("P1", "Cornered")
    for _ in range(blocking):
        table.battlefield("P2", BEARS)
    table.answers("P1", ("attackers", [cornered]))
    table.answers("P2", *[("block", [cornered])] * blocking)
    table.go_to("declare blockers")
    table.resolve()
    assert table.life("P1") == (25 if blocking > 1 else 20)


@pytest.mark.rule("508.3c")
def test_attacks_with_a_creature_triggers_for_each(table):
    bears = [table.battlefield("P1", BEARS) for _ in range(2)]
    table.battlefield("P1", "Drums")
    table.answers("P1", ("attackers", bears))
    table.answers("P1", ("order triggers", lambda one: one.event.object == bears[0]))
    table.go_to("declare attackers")
    table.resolve()
    assert table.life("P1") == 22


@pytest.mark.rule("508.3e")
@pytest.mark.parametrize(
    ("targets", "gained"), [(["P2", "P2"], 0), (["P2", "P3"], 3), (["P3"] * 2, 3)]
)
def test_a_player_attacks_another_once(table, targets, gained):
    table.add_player("P3")
    bears = [table.battlefield("P1", BEARS) for _ in range(2)]
    table.battlefield("P3", "Feud")
    table.answers("P1", ("attackers", bears), *[("attack", target) for target in targets])
    table.go_to("declare attackers")
    table.resolve()
    assert table.life("P3") == (23 if "P3" in targets else 20)


@pytest.mark.rule("508.3e", "508.4")
def test_it_does_not_trigger_on_what_enters_attacking(table):
    table.add_player("P3")
    bears, late = table.battlefield("P1", BEARS, BEARS)
    table.battlefield("P3", "Feud")
    table.answers("P1", ("attackers", [bears]), ("attack", "P2"))
    table.go_to("declare attackers")
    by = instance_of(table.see(bears), CARDS[0].abilities[0], 0)
    join_attack(table.game, late, by, "P3")
    table.resolve()
    assert table.life("P3") == 20


@pytest.mark.rule("509.4b")
def test_what_enters_blocking_heeds_no_restriction(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", "Ban")
    table.answers("P1", ("attackers", [bears]))
    table.go_to("declare blockers")
    late = table.battlefield("P2", BEARS)
    by = instance_of(table.see(late), CARDS[0].abilities[0], 0)
    join_block(table.game, late, by, bears)
    assert block_of(table.game, late).attackers == (bears,)
