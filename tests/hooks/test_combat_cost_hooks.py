"""Hooks of costs to attack and block, of who defends, of goad and of damage past planeswalkers."""

import pytest

from cardwright.authoring import (
    Card,
    DeclarationCost,
    OptionalCost,
    PayLife,
    cost,
    hookimpl,
    paying,
)
from cardwright_rules.combat.attackers import attackable, declarable_attacks
from cardwright_rules.combat.bands import band_of
from cardwright_rules.combat.blockers import declarable_blocks


def creature(name, **hooks):
    values = {"name": name, "types": "Creature", "power": 5, "toughness": 2}
    marked = {hook: hookimpl(function) for hook, function in hooks.items()}
    return type("TestCreature", (Card,), values | marked)


@pytest.mark.rule("508.1h")
def test_attack_costs(table):
    def attack_costs(self, by):
        you = by.controller
        return DeclarationCost(by, cost("{1}"), lambda _, attacked: attacked == you)

    table.add_card(creature("Warden", attack_costs=attack_costs))
    bears = table.battlefield("P1", "Grizzly Bears")
    table.battlefield("P1", "Forest")
    table.battlefield("P2", "Warden")
    (answer,) = table.hook.attack_costs()
    assert answer.applies(table.see(bears), "P2")
    assert not answer.applies(table.see(bears), "P1")
    assert declarable_attacks(table.game).charged == {(bears, "P2")}


@pytest.mark.rule("508.1g")
def test_optional_attack_costs(table):
    def optional_attack_costs(self, by):
        return OptionalCost(by, by.source.id, paying(PayLife(1)), "pay 1 life")

    table.add_card(creature("Zealot", optional_attack_costs=optional_attack_costs))
    zealot = table.battlefield("P1", "Zealot")
    (answer,) = table.hook.optional_attack_costs()
    assert (answer.creature, answer.name) == (zealot, "pay 1 life")
    table.answers("P1", ("attackers", [zealot]), ("pay cost", True))
    table.go_to("declare attackers")
    assert table.life("P1") == 19


@pytest.mark.rule("509.1d")
def test_block_costs(table):
    def block_costs(self, by):
        me = by.source.id
        return DeclarationCost(by, cost("{1}"), lambda blocker, _: blocker.id == me)

    table.add_card(creature("Idler", block_costs=block_costs))
    bears = table.battlefield("P1", "Grizzly Bears")
    idler = table.battlefield("P2", "Idler")
    table.battlefield("P2", "Forest")
    table.answers("P1", ("attackers", [bears]))
    table.go_to("declare attackers")
    (answer,) = table.hook.block_costs()
    assert answer.applies(table.see(idler), bears)
    assert declarable_blocks(table.game, ("P2",)).charged == {(idler, bears)}


@pytest.mark.rule("506.2a")
def test_defends(table):
    class Peace:
        @hookimpl
        def defends(self, player):
            return False if player == "P3" else None

    table.add_player("P3")
    table.add_plugin("peace", Peace())
    assert table.hook.defends(player="P3") == [False]
    assert table.hook.defends(player="P2") == []
    assert list(attackable(table.game)) == ["P2"]


@pytest.mark.rule("701.15b")
def test_goads(table):
    def goads(self, by, creature):
        return by.controller if creature.controller != by.controller else None

    table.add_card(creature("Heckler", goads=goads))
    bears = table.battlefield("P1", "Grizzly Bears")
    heckler = table.battlefield("P2", "Heckler")
    assert table.hook.goads(creature=table.see(bears)) == ["P2"]
    assert table.hook.goads(creature=table.see(heckler)) == []
    assert declarable_attacks(table.game).most == 1


@pytest.mark.rule("702.19c")
def test_assigns_past_planeswalkers(table):
    def assigns_past_planeswalkers(self, by, attacker):
        return attacker.id == by.source.id

    walker = {"name": "Walker", "types": "Legendary Planeswalker — Test", "loyalty": 3}
    table.add_card(
        creature("Charger", assigns_past_planeswalkers=assigns_past_planeswalkers),
        type("TestWalker", (Card,), walker),
    )
    charger = table.battlefield("P1", "Charger")
    attacked = table.battlefield("P2", "Walker")
    assert table.hook.assigns_past_planeswalkers(attacker=table.see(charger)) == [True]
    table.answers("P1", ("attackers", [charger]), ("attack", attacked))
    table.answers("P1", ("damage", lambda share: share.amount == 3))
    table.go_to("end of combat")
    assert table.life("P2") == 18


@pytest.mark.rule("702.22c")
def test_bands(table):
    def bands(self, by, creature):
        return creature.id == by.source.id

    table.add_card(creature("Leader", bands=bands))
    leader = table.battlefield("P1", "Leader")
    bears = table.battlefield("P1", "Grizzly Bears")
    assert table.hook.bands(creature=table.see(leader)) == [True]
    assert table.hook.bands(creature=table.see(bears)) == [False]
    table.answers("P1", ("attackers", [leader, bears]), ("band", [bears]))
    table.go_to("declare attackers")
    assert band_of(table.game, bears) == (leader,)
