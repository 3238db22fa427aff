"""The hooks that combat and damage open: asked alone, and seen to count."""

import pytest

from cardwright.authoring import Card, Keyword, LifeGained, hookimpl
from cardwright_core.cards import functions_in
from cardwright_core.errors import PluginError
from cardwright_rules.combat.attackers import declarable_attacks
from cardwright_rules.combat.blockers import declarable_blocks
from cardwright_rules.combat.restrictions import (
    CantAttack,
    CantBlock,
    GroupRestriction,
    Requirement,
)
from cardwright_rules.combat.sides import attacking_side, defending_sides
from cardwright_rules.damage import DamageDealt

SILENT = [
    "shares_combat",
    "attack_restrictions",
    "attack_requirements",
    "block_restrictions",
    "block_requirements",
]


def creature(name, **methods):
    """Return a 2/2 creature card that answers hooks with the given methods."""
    values = {"name": name, "types": "Creature", "power": 2, "toughness": 2}
    marked = {hook: hookimpl(method) for hook, method in methods.items()}
    return type(name.title().replace(" ", ""), (Card,), values | marked)


class Plain(Card):
    name = "Plain"
    types = "Creature"
    power, toughness = 2, 2


@pytest.mark.parametrize("hook", SILENT)
def test_nobody_answers_where_nothing_says_so(table, hook):
    table.battlefield("P1", "Grizzly Bears")
    assert getattr(table.hook, hook)() == []


@pytest.mark.rule("506.2b", "805.10a")
def test_shares_combat(table):
    class Teams:
        @hookimpl
        def shares_combat(self):
            return True

    table.add_plugin("teams", Teams())
    table.add_player("P3", team=1)
    assert table.hook.shares_combat() == [True]
    assert attacking_side(table.game) == ("P1", "P3")
    assert defending_sides(table.game) == [("P2",)]


@pytest.mark.rule("508.1c")
def test_attack_restrictions(table):
    card = creature(
        "Homebody",
        attack_restrictions=lambda self, by: CantAttack(
            "stays", lambda creature, target: creature.id == by.source.id
        ),
    )
    table.add_card(card)
    table.add_card(Plain)
    table.battlefield("P1", "Homebody")
    plain = table.battlefield("P1", "Plain")
    (answer,) = table.hook.attack_restrictions()
    assert answer.reason == "stays"
    assert list(declarable_attacks(table.game).choices) == [plain]


@pytest.mark.rule("508.1d")
def test_attack_requirements(table):
    table.add_card(
        creature("Eager", attack_requirements=lambda self, by: Requirement((by.source.id,)))
    )
    eager = table.battlefield("P1", "Eager")
    assert table.hook.attack_requirements() == [Requirement((eager,))]
    assert declarable_attacks(table.game).most == 1


@pytest.mark.rule("702.20b", "508.1f")
def test_attacks_untapped(table):
    table.add_card(
        creature("Guard", attacks_untapped=lambda self, by, attacker: attacker.id == by.source.id)
    )
    guard = table.battlefield("P1", "Guard")
    bears = table.battlefield("P1", "Grizzly Bears")
    assert table.hook.attacks_untapped(attacker=table.see(guard)) == [True]
    assert table.hook.attacks_untapped(attacker=table.see(bears)) == [False]
    table.answers("P1", ("attackers", [guard, bears]))
    table.go_to("declare attackers")
    assert [table.game.state.status_of(item).tapped for item in (guard, bears)] == [False, True]


@pytest.mark.rule("509.1b")
def test_block_restrictions(table):
    table.add_card(
        creature(
            "Ghost",
            block_restrictions=lambda self, by: CantBlock(
                "unblockable", lambda blocker, attacker: attacker.id == by.source.id
            ),
        )
    )
    ghost = table.battlefield("P1", "Ghost")
    bears = table.battlefield("P1", "Grizzly Bears")
    blocker = table.battlefield("P2", "Grizzly Bears")
    table.answers("P1", ("attackers", [ghost, bears]))
    table.go_to("declare attackers")
    (answer,) = table.hook.block_restrictions()
    assert answer.forbids(table.see(blocker), table.see(ghost))
    assert declarable_blocks(table.game, ("P2",)).choices == {blocker: (bears,)}


@pytest.mark.rule("509.1c")
def test_block_requirements(table):
    table.add_card(
        creature("Dutiful", block_requirements=lambda self, by: Requirement((by.source.id,)))
    )
    bears = table.battlefield("P1", "Grizzly Bears")
    dutiful = table.battlefield("P2", "Dutiful")
    table.answers("P1", ("attackers", [bears]))
    table.go_to("declare attackers")
    assert table.hook.block_requirements() == [Requirement((dutiful,))]
    assert declarable_blocks(table.game, ("P2",)).most == 1


@pytest.mark.rule("509.1a")
def test_additional_blocks_add_up(table):
    table.add_card(
        creature(
            "Many Arms",
            additional_blocks=lambda self, by, blocker: 2 if blocker.id == by.source.id else None,
        )
    )
    bears = table.battlefield("P1", "Grizzly Bears")
    arms = table.battlefield("P2", "Many Arms")
    assert table.hook.additional_blocks(blocker=table.see(arms)) == [2]
    table.answers("P1", ("attackers", [bears]))
    table.go_to("declare attackers")
    assert declarable_blocks(table.game, ("P2",)).room(arms) == 3


@pytest.mark.rule("510.4")
@pytest.mark.parametrize("hook", ["strikes_first", "strikes_again"])
def test_strikes_first_and_strikes_again(table, hook):
    table.add_card(
        creature("Quick", **{hook: lambda self, by, creature: creature.id == by.source.id})
    )
    quick = table.battlefield("P1", "Quick")
    assert getattr(table.hook, hook)(creature=table.see(quick)) == [True]


@pytest.mark.rule("702.19b")
def test_assigns_excess(table):
    table.add_card(
        creature("Ram", assigns_excess=lambda self, by, attacker: attacker.id == by.source.id)
    )
    ram = table.battlefield("P1", "Ram", counters={"+1/+1": 2})
    bears = table.battlefield("P2", "Grizzly Bears")
    assert table.hook.assigns_excess(attacker=table.see(ram)) == [True]
    table.answers("P1", ("attackers", [ram]), ("damage", "2 to Grizzly Bears"))
    table.answers("P2", ("block", ram))
    table.go_to("end of combat")
    assert table.life("P2") == 18
    assert not table.game.exists(bears)


class Sapping(Keyword):
    name, rule = "sapping", "120.3"

    @hookimpl
    @functions_in()
    def damage_results(self, by, damage):
        return LifeGained(by.controller, 1)


class Venomous(Keyword):
    name, rule = "venomous", "702.2"

    @hookimpl
    @functions_in()
    def lethal_damage(self):
        return True


@pytest.mark.rule("120.3f", "702.2b")
def test_damage_results_and_lethal_damage_ask_only_the_source(table):
    for keyword in (Sapping, Venomous):
        table.add_keyword(keyword)
    values = {"types": "Creature", "power": 2, "toughness": 2, "keywords": ("sapping", "venomous")}
    table.add_card(type("Viper", (Card,), values | {"name": "Viper"}))
    viper = table.battlefield("P1", "Viper")
    bears = table.battlefield("P2", "Grizzly Bears")
    own, other = (DamageDealt(source, "P2", 1) for source in (viper, bears))
    assert table.hook.damage_results(damage=own) == [LifeGained("P1", 1)]
    assert table.hook.lethal_damage(damage=own) == [True]
    assert table.hook.damage_results(damage=other) == []
    assert table.hook.lethal_damage(damage=other) == []


@pytest.mark.rule("508.1c")
def test_a_question_about_combat_may_not_change_the_game(table):
    def meddle(self, game):
        game.propose(LifeGained("P1", 1))

    table.add_card(creature("Meddler", attack_restrictions=meddle))
    table.battlefield("P1", "Meddler")
    with pytest.raises(PluginError, match="attack_restrictions"):
        table.hook.attack_restrictions()


@pytest.mark.rule("508.1c", "509.1b")
def test_the_two_ways_to_count_pairs():
    pairs = ((1, "P2"), (2, "P2"))
    at_most = GroupRestriction.at_most(1, "one")
    at_least = GroupRestriction.none_or_at_least(2, "two")
    assert [at_most.allows(pairs[:count]) for count in range(3)] == [True, True, False]
    assert [at_least.allows(pairs[:count]) for count in range(3)] == [True, False, True]
    assert (at_most.mendable, at_least.mendable) == (False, True)
