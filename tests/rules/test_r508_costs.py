"""Costs to attack and to block (508.1d, 508.1g to 508.1j, 509.1c to 509.1f)."""

import pytest

from cardwright.authoring import (
    ATTACKING_YOU,
    ATTACKING_YOU_OR_PLANESWALKERS,
    LAND,
    THIS,
    AttackCost,
    AttacksEachCombat,
    BlockCost,
    BlocksEachCombat,
    CantAttackAlone,
    Card,
    GainLife,
    Is,
    LifeLost,
    MayPayToAttack,
    NumberOf,
    PayLife,
    SacrificePermanent,
    StaticAbility,
    cost,
    paying,
    triggered,
    whenever,
)
from cardwright_core.errors import IllegalActionError
from cardwright_rules.combat.attackers import declarable_attacks
from cardwright_rules.combat.fighting import attackers, blockers


def enchantment(name, *behaviours):
    abilities = tuple(map(StaticAbility, behaviours))
    values = {"name": name, "types": "Enchantment", "abilities": abilities}
    return type("TestEnchantment", (Card,), values)


def creature(name, *behaviours, **more):
    abilities = (*map(StaticAbility, behaviours), *more.pop("abilities", ()))
    values = {"name": name, "types": "Creature", "power": 2, "toughness": 2}
    return type("TestCreature", (Card,), {**values, "abilities": abilities, **more})


PRISON = enchantment("Prison", AttackCost(cost("{1}"), whom=ATTACKING_YOU))
WIDE_PRISON = enchantment(
    "Wide Prison", AttackCost(cost("{1}"), whom=ATTACKING_YOU_OR_PLANESWALKERS)
)
SPHERE = enchantment(
    "Sphere", AttackCost(cost("{X}", x=NumberOf(Is("Enchantment"))), whom=ATTACKING_YOU)
)
ANNEX = enchantment("Annex", AttackCost(cost("{W/P}"), whom=ATTACKING_YOU))
EXALTED = creature("Exalted", AttackCost(paying(SacrificePermanent(LAND)), THIS))
EAGER = creature("Eager", AttacksEachCombat())
SHY = creature("Shy", CantAttackAlone())
WATCHFUL = creature("Watchful", BlocksEachCombat())
CADENCE = enchantment("Cadence", BlockCost(cost("{1}")))
ZEALOT = creature(
    "Zealot",
    MayPayToAttack(paying(PayLife(2)), "pay 2 life"),
    abilities=(triggered(whenever(LifeLost), GainLife(7)),),
)


@pytest.fixture
def table(table):
    table.add_card(
        PRISON, WIDE_PRISON, SPHERE, ANNEX, EXALTED, EAGER, SHY, WATCHFUL, CADENCE, ZEALOT
    )
    return table


def attacking(table):
    return [item for item, _ in attackers(table.game)]


def tapped(table, *items):
    return [table.game.state.status_of(item).tapped for item in items]


@pytest.mark.rule("508.1h", "508.1i", "508.1j")
def test_the_cost_to_attack_is_paid_as_attackers_are_declared(table):
    bear, land = table.battlefield("P1", "Grizzly Bears", "Forest")
    table.battlefield("P2", "Prison")
    table.answers("P1", ("attackers", [bear]))
    table.go_to("declare attackers")
    assert attacking(table) == [bear]
    assert tapped(table, bear, land) == [True, True]
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("508.1h")
def test_the_cost_is_paid_for_each_attacker(table):
    bears = [table.battlefield("P1", "Grizzly Bears") for _ in range(2)]
    lands = [table.battlefield("P1", "Forest") for _ in range(2)]
    table.battlefield("P2", "Prison")
    table.answers("P1", ("attackers", bears), ("pay", lands[0]))
    table.go_to("declare attackers")
    assert attacking(table) == bears
    assert tapped(table, *lands) == [True, True]


@pytest.mark.rule("508.1h")
def test_several_costs_add_up_and_x_is_fixed(table):
    bear = table.battlefield("P1", "Grizzly Bears")
    lands = [table.battlefield("P1", "Forest") for _ in range(3)]
    for name in ("Prison", "Sphere"):
        table.battlefield("P2", name)
    table.answers("P1", ("attackers", [bear]), ("pay", lands[0]), ("pay", lands[1]))
    table.go_to("declare attackers")
    assert attacking(table) == [bear]
    assert tapped(table, *lands) == [True] * 3


@pytest.mark.rule("508.1h", "107.4f")
def test_a_cost_may_leave_a_choice(table):
    bear = table.battlefield("P1", "Grizzly Bears")
    table.battlefield("P1", "Plains")
    table.battlefield("P2", "Annex")
    table.answers("P1", ("attackers", [bear]), ("symbol", lambda option: option != "W"))
    table.go_to("declare attackers")
    assert attacking(table) == [bear]
    assert table.life("P1") == 18


@pytest.mark.rule("508.1h")
def test_who_attacks_another_player_pays_nothing(table):
    table.add_player("P3")
    bear = table.battlefield("P1", "Grizzly Bears")
    land = table.battlefield("P1", "Forest")
    table.battlefield("P2", "Prison")
    table.answers("P1", ("attackers", [bear]), ("attack", "P3"))
    table.go_to("declare attackers")
    assert tapped(table, bear, land) == [True, False]


@pytest.mark.rule("508.1h")
@pytest.mark.parametrize(("name", "paid"), [("Prison", False), ("Wide Prison", True)])
def test_a_planeswalker_is_attacked_for_nothing_unless_it_is_told(table, planeswalker, name, paid):
    table.add_card(planeswalker)
    bear = table.battlefield("P1", "Grizzly Bears")
    land = table.battlefield("P1", "Forest")
    walker = table.battlefield("P2", "Walker")
    table.battlefield("P2", name)
    table.answers("P1", ("attackers", [bear]), ("attack", walker))
    table.go_to("declare attackers")
    assert attacking(table) == [bear]
    assert tapped(table, land) == [paid]


@pytest.mark.rule("508.1h")
def test_a_cost_may_be_something_else_than_mana(table):
    exalted = table.battlefield("P1", "Exalted")
    land = table.battlefield("P1", "Forest")
    table.answers("P1", ("attackers", [exalted]))
    table.go_to("declare attackers")
    assert attacking(table) == [exalted]
    assert land not in table.game.state.objects


@pytest.mark.rule("508.1c")
def test_what_nobody_could_pay_for_is_not_offered(table):
    table.battlefield("P1", "Exalted")
    table.battlefield("P1", "Grizzly Bears")
    table.battlefield("P2", "Prison")
    assert not declarable_attacks(table.game).choices
    table.go_to("declare attackers")
    assert attacking(table) == []


@pytest.mark.rule("508.1f", "508.1i")
def test_an_attacker_that_taps_gives_no_mana_for_it(table):
    elf = table.battlefield("P1", "Llanowar Elves")
    table.battlefield("P2", "Prison")
    table.answers("P1", ("attackers", [elf]))
    table.go_to("declare attackers")
    assert attacking(table) == []
    assert tapped(table, elf) == [False]
    assert "declared again" in table.told


@pytest.mark.rule("508.1", "733.1")
def test_a_declaration_that_cannot_be_paid_is_reversed(table):
    bears = [table.battlefield("P1", "Grizzly Bears") for _ in range(2)]
    land = table.battlefield("P1", "Forest")
    table.battlefield("P2", "Prison")
    table.answers("P1", ("attackers", bears), ("reverse", land))
    table.go_to("declare attackers")
    assert attacking(table) == []
    assert tapped(table, *bears, land) == [False] * 3


@pytest.mark.rule("508.1d")
@pytest.mark.parametrize("attacks", [False, True])
def test_nobody_has_to_pay_though_a_creature_has_to_attack(table, attacks):
    eager = table.battlefield("P1", "Eager")
    land = table.battlefield("P1", "Forest")
    table.battlefield("P2", "Prison")
    table.answers("P1", ("attack", ["P2"] if attacks else []))
    table.go_to("declare attackers")
    assert attacking(table) == ([eager] if attacks else [])
    assert tapped(table, land) == [attacks]


@pytest.mark.rule("508.1d")
def test_but_it_has_to_attack_where_that_costs_nothing(table):
    table.add_player("P3")
    table.battlefield("P1", "Eager")
    table.battlefield("P1", "Forest")
    table.battlefield("P2", "Prison")
    table.answers("P1", ("attack", "P3"))
    table.go_to("declare attackers")
    (attack,) = [attack for _, attack in attackers(table.game)]
    assert attack.target == "P3"


@pytest.mark.rule("508.1c", "508.1d")
def test_one_may_pay_so_that_another_does_not_attack_alone(table):
    exalted = table.battlefield("P1", "Exalted")
    shy = table.battlefield("P1", "Shy")
    table.battlefield("P1", "Forest")
    table.answers("P1", ("attack", "P2"), ("attack", "P2"))
    table.go_to("declare attackers")
    assert attacking(table) == [exalted, shy]


@pytest.mark.rule("508.1g")
@pytest.mark.parametrize("pays", [False, True])
def test_an_optional_cost_is_paid_as_it_attacks(table, pays):
    zealot = table.battlefield("P1", "Zealot")
    table.answers("P1", ("attackers", [zealot]), ("pay cost", pays))
    table.go_to("declare attackers")
    table.resolve()
    assert attacking(table) == [zealot]
    assert table.life("P1") == (25 if pays else 20)


@pytest.mark.rule("509.1d", "509.1e", "509.1f")
def test_the_cost_to_block_is_paid_by_who_blocks(table):
    bear = table.battlefield("P1", "Grizzly Bears")
    table.battlefield("P1", "Cadence")
    wall = table.battlefield("P2", "Grizzly Bears")
    land = table.battlefield("P2", "Forest")
    table.answers("P1", ("attackers", [bear]))
    table.answers("P2", ("block", [bear]))
    table.go_to("declare blockers")
    assert [item for item, _ in blockers(table.game)] == [wall]
    assert tapped(table, land) == [True]


@pytest.mark.rule("509.1c")
@pytest.mark.parametrize("blocks", [False, True])
def test_nobody_has_to_pay_though_a_creature_has_to_block(table, blocks):
    bear = table.battlefield("P1", "Grizzly Bears")
    table.battlefield("P1", "Cadence")
    watchful = table.battlefield("P2", "Watchful")
    table.battlefield("P2", "Forest")
    table.answers("P1", ("attackers", [bear]))
    table.answers("P2", ("block", [bear] if blocks else []))
    table.go_to("declare blockers")
    assert [item for item, _ in blockers(table.game)] == ([watchful] if blocks else [])


@pytest.mark.rule("508.1", "733.1")
def test_from_outside_the_error_is_told_and_the_game_is_as_it_was(table):
    bears = [table.battlefield("P1", "Grizzly Bears") for _ in range(2)]
    table.battlefield("P1", "Forest")
    table.battlefield("P2", "Prison")
    table.go_to("beginning of combat")
    game = table.game
    game.agents = {}
    while game.decision.kind == "priority":
        game.answer(game.decision.options[0])
    assert game.decision.kind == "attackers"
    before = game.digest()
    game.answer(tuple(bears))
    assert game.decision.kind == "reverse"
    with pytest.raises(IllegalActionError, match="can't be paid"):
        game.answer(game.decision.options)
    assert game.decision.kind == "attackers"
    assert game.digest() == before
    game.answer((bears[0],))
    assert attacking(table) == bears[:1]
