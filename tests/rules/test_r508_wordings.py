"""What cards say of attacks and blocks, as values (506.3, 508.1c, 508.1d, 508.4, 508.7, 509.1)."""

import pytest

from cardwright.authoring import (
    ATTACKING,
    ATTACKING_YOU,
    CREATURE,
    EACH_OPPONENT,
    TARGET,
    AllMustBlock,
    AtMostAttack,
    Attacks,
    AttacksEachCombat,
    BlockedByAtLeast,
    BlocksEachCombat,
    CanBlockMore,
    CantAttackAlone,
    CantBlockAlone,
    Card,
    CreateTokens,
    CreaturesCantAttack,
    CreaturesCantBlock,
    EnterAttacking,
    GainLife,
    IsAttacking,
    LastsFor,
    MustBeBlocked,
    PutOntoBattlefield,
    ReselectAttack,
    StaticAbility,
    TokensMultiplied,
    all_of,
    spell,
    target,
    target_card,
    token,
    triggered,
    whenever,
)
from cardwright_rules.combat.attackers import declarable_attacks
from cardwright_rules.combat.blockers import declarable_blocks
from cardwright_rules.combat.fighting import (
    attack_of,
    attackers,
    attacks_alone,
    block_of,
    blockers,
    blockers_of,
    defending_player,
)

BEARS = "Grizzly Bears"
SOLDIER = token("Creature — Soldier", 1, 1)


def card(name, types, *abilities, **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


def creature(name, behaviour):
    return card(name, "Creature", StaticAbility(behaviour), power=2, toughness=2)


def instant(name, effect, *targets):
    return card(name, "Instant", spell(effect, *targets), cost="{0}")


ONE = target(CREATURE)
CARDS = (
    creature("Eager", AttacksEachCombat()),
    creature("Shy", CantAttackAlone()),
    creature("Timid", CantBlockAlone()),
    creature("Calm", CreaturesCantAttack()),
    creature("Cowed", CreaturesCantBlock()),
    creature("Watchful", BlocksEachCombat()),
    creature("Lurer", AllMustBlock()),
    creature("Provoker", MustBeBlocked()),
    creature("Giant", BlockedByAtLeast(3)),
    creature("Many Arms", CanBlockMore()),
    creature("Hundred Arms", CanBlockMore(None)),
    card("Arena", "Enchantment", StaticAbility(AtMostAttack(1, ATTACKING_YOU))),
    card("Moat", "Enchantment", StaticAbility(CreaturesCantAttack(CREATURE, ATTACKING_YOU))),
    card("Levy", "Enchantment", StaticAbility(AttacksEachCombat(CREATURE, EACH_OPPONENT))),
    instant("Rage", LastsFor(AttacksEachCombat()), ONE),
    instant("Hold", LastsFor(CreaturesCantAttack()), ONE),
    instant("Fear", LastsFor(CreaturesCantBlock()), ONE),
    instant("Reroute", ReselectAttack(), target(all_of(CREATURE, ATTACKING))),
    instant("Join", IsAttacking(), ONE),
    instant("March", EnterAttacking(CreateTokens(SOLDIER, 2))),
    instant("Rise", EnterAttacking(PutOntoBattlefield(TARGET, tapped=True)), target_card(CREATURE)),
    card("Herald", "Enchantment", triggered(whenever(Attacks, CREATURE), GainLife(1))),
    card("Season", "Enchantment", StaticAbility(TokensMultiplied(2))),
)


@pytest.fixture
def table(table):
    table.add_card(*CARDS)
    return table


def cast(table, name, *replies, player="P1"):
    table.hand(player, name)
    table.answers(player, *replies)
    table.cast(player, name)
    table.resolve()


def attack(table, *items):
    table.answers("P1", ("attackers", list(items)))
    table.go_to("declare attackers")


def attacking(table):
    return [item for item, _ in attackers(table.game)]


@pytest.mark.rule("508.1d")
def test_attacks_each_combat(table):
    eager = table.battlefield("P1", "Eager")
    table.go_to("declare attackers")
    assert attacking(table) == [eager]


@pytest.mark.rule("508.1d")
def test_attacks_this_turn(table):
    bears, other = table.battlefield("P1", BEARS, BEARS)
    cast(table, "Rage", ("target", bears))
    table.answers("P1", ("attack", []))
    table.go_to("declare attackers")
    assert attacking(table) == [bears]
    assert other in table.game.state.objects


@pytest.mark.rule("508.1d")
def test_attacks_an_opponent_of_somebody_if_able(table):
    table.add_player("P3")
    table.battlefield("P1", BEARS)
    table.battlefield("P3", "Levy")
    table.go_to("declare attackers")
    assert [attack.target for _, attack in attackers(table.game)] == ["P2"]


@pytest.mark.rule("508.1c")
@pytest.mark.parametrize("name", ["Calm", "Shy"])
def test_cannot_attack_or_not_alone(table, name):
    table.battlefield("P1", name)
    table.go_to("declare attackers")
    assert attacking(table) == []


@pytest.mark.rule("508.1c")
def test_cannot_attack_you(table):
    table.add_player("P3")
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P2", "Moat")
    assert dict(declarable_attacks(table.game).choices) == {bears: ("P3",)}


@pytest.mark.rule("508.1c", "802.3a")
def test_only_one_attacks_you(table):
    table.add_player("P3")
    first, second = table.battlefield("P1", BEARS, BEARS)
    table.battlefield("P2", "Arena")
    table.answers("P1", ("attack", "P2"), ("attack", ["P3"]))
    table.go_to("declare attackers")
    assert [attack_of(table.game, item).target for item in (first, second)] == ["P2", "P3"]


@pytest.mark.rule("508.1c", "101.2")
def test_who_has_to_attack_but_cannot_does_not(table):
    bears = table.battlefield("P1", BEARS)
    cast(table, "Rage")
    cast(table, "Hold")
    table.go_to("declare attackers")
    assert attack_of(table.game, bears) is None


@pytest.mark.rule("509.1b")
def test_cannot_block(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P2", "Cowed")
    table.battlefield("P2", "Timid")
    attack(table, bears)
    assert not blockers(table.game)
    table.go_to("end of combat")  # Cowed can't, and then Timid can't alone
    assert table.life("P2") == 18


@pytest.mark.rule("509.1b")
def test_cannot_block_this_turn(table):
    bears = table.battlefield("P1", BEARS)
    wall = table.battlefield("P2", BEARS)
    cast(table, "Fear", ("target", wall))
    attack(table, bears)
    table.go_to("end of combat")
    assert table.life("P2") == 18


@pytest.mark.rule("509.1b")
def test_cannot_be_blocked_except_by_three(table):
    giant = table.battlefield("P1", "Giant")
    bears = [table.battlefield("P2", BEARS) for _ in range(3)]
    attack(table, giant)
    table.answers("P2", ("block", giant))  # then the others have to
    table.go_to("declare blockers")
    assert blockers_of(table.game, giant) == bears


@pytest.mark.rule("509.1c")
def test_blocks_each_combat(table):
    bears = table.battlefield("P1", BEARS)
    watchful = table.battlefield("P2", "Watchful")
    attack(table, bears)
    table.go_to("declare blockers")
    assert blockers_of(table.game, bears) == [watchful]


@pytest.mark.rule("509.1c")
def test_must_be_blocked_by_one_creature_at_least(table):
    provoker = table.battlefield("P1", "Provoker")
    first, second = [table.battlefield("P2", BEARS) for _ in range(2)]
    attack(table, provoker)
    table.answers("P2", ("block", []))
    table.go_to("declare blockers")
    assert blockers_of(table.game, provoker) == [second]
    assert block_of(table.game, first) is None


@pytest.mark.rule("509.1c")
def test_all_that_can_block_it_do(table):
    lurer, bears = table.battlefield("P1", "Lurer", BEARS)
    mine = [table.battlefield("P2", BEARS) for _ in range(2)]
    attack(table, lurer, bears)
    table.go_to("declare blockers")
    assert blockers_of(table.game, lurer) == mine


@pytest.mark.rule("509.1a")
@pytest.mark.parametrize(("name", "most"), [("Many Arms", 2), ("Hundred Arms", 3)])
def test_can_block_more(table, name, most):
    bears = [table.battlefield("P1", BEARS) for _ in range(3)]
    arms = table.battlefield("P2", name)
    attack(table, *bears)
    table.answers("P2", ("block", bears[:most]))
    assert min(declarable_blocks(table.game, ("P2",)).room(arms), 3) == most
    table.go_to("declare blockers")
    assert block_of(table.game, arms).attackers == tuple(bears[:most])


@pytest.mark.rule("508.4", "508.3a", "506.5")
def test_tokens_enter_attacking_what_their_controller_chooses(table):
    table.add_player("P3")
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", "Herald")
    table.answers("P1", ("attackers", [bears]), ("attack", "P2"))
    table.go_to("declare attackers")
    table.resolve()
    cast(table, "March", ("attack", "P3"), ("attack", "P2"))
    soldiers = attacking(table)[1:]
    assert [attack_of(table.game, item).target for item in soldiers] == ["P3", "P2"]
    assert table.life("P1") == 21
    assert attacks_alone(table.game, bears)


@pytest.mark.rule("508.4", "614.16")
def test_so_do_tokens_that_were_added(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", "Season")
    attack(table, bears)
    cast(table, "March")
    assert len(attacking(table)) == 5


@pytest.mark.rule("508.4", "508.4d", "506.3d", "110.5b")
def test_a_card_enters_attacking_and_unblocked(table):
    bears = table.battlefield("P1", BEARS)
    table.graveyard("P1", BEARS)
    table.battlefield("P2", BEARS)
    attack(table, bears)
    table.answers("P2", ("block", []))
    table.go_to("declare blockers")
    cast(table, "Rise")
    (_, risen) = attacking(table)
    assert attack_of(table.game, risen).blocked is False
    assert table.game.state.status_of(risen).tapped
    table.go_to("end of combat")
    assert table.life("P2") == 16


@pytest.mark.rule("506.3b")
def test_what_enters_under_another_control_does_not_attack(table):
    bears = table.battlefield("P1", BEARS)
    attack(table, bears)
    cast(table, "March", player="P2")
    assert attacking(table) == [bears]
    assert len(table.permanents("P2")) == 2


@pytest.mark.rule("506.3b", "508.4")
def test_outside_combat_it_just_enters(table):
    cast(table, "March")
    assert attacking(table) == []
    assert len(table.permanents("P1")) == 2


@pytest.mark.rule("508.4", "508.4c")
def test_an_effect_states_that_a_creature_is_attacking(table):
    bears, calm = table.battlefield("P1", BEARS, "Calm")
    attack(table, bears)
    cast(table, "Join", ("target", calm))
    assert attacking(table) == [bears, calm]
    assert not table.game.state.status_of(calm).tapped


@pytest.mark.rule("508.7", "508.7a", "508.7b", "508.7c", "508.6")
def test_what_is_attacked_is_reselected(table):
    table.add_player("P3")
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", "Herald")
    table.battlefield("P3", "Moat")
    table.answers("P1", ("attackers", [bears]))
    table.go_to("declare attackers")
    table.resolve()
    assert attack_of(table.game, bears).target == "P2"
    cast(table, "Reroute", ("attack", "P3"), player="P2")
    assert attack_of(table.game, bears).target == "P3"
    assert defending_player(table.game, bears) == "P3"
    assert table.life("P1") == 21
    table.go_to("end of combat")
    assert [table.life(player) for player in ("P2", "P3")] == [20, 18]
