"""Zirda: abilities that you activate cost two less, and a creature can't block."""

import pytest

CARD = "Zirda, the Dawnwaker"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == (
        "{1}{R/W}{R/W}",
        "Legendary Creature — Elemental Fox",
    )


@pytest.mark.rule("118.7", "605.1a")
def test_abilities_that_its_controller_activates_except_mana_abilities(table):
    table.battlefield("P1", CARD)
    resonator = table.battlefield("P1", "Strionic Resonator")
    theirs = table.battlefield("P2", "Strionic Resonator")
    signet = table.battlefield("P1", "Simic Signet")
    (change,) = table.hook.cost_changes(proposal=table.activating("P1", resonator))
    assert (str(change.mana), change.minimum) == ("{2}", 1)
    assert table.hook.cost_changes(proposal=table.activating("P2", theirs)) == []
    assert table.hook.cost_changes(proposal=table.activating("P1", signet)) == []


@pytest.mark.rule("509.1b")
def test_the_target_cant_block_this_turn(table):
    zirda = table.battlefield("P1", CARD)
    bears = table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{C}")
    table.answers("P1", ("target", bears))
    table.activate("P1", zirda, 2)
    table.resolve()
    (restriction,) = table.hook.block_restrictions()
    assert restriction.forbids(table.see(bears), table.see(zirda))
    assert not restriction.forbids(table.see(zirda), table.see(bears))


@pytest.mark.rule("702.139a", "702.139b")
@pytest.mark.parametrize(("card", "fits"), [("Elvish Mystic", True), ("Grizzly Bears", False)])
def test_it_is_a_companion_of_permanents_with_activated_abilities(rule_sets, card, fits):
    game = rule_sets.shared.new_game()
    game.add_player("P1", ["Forest", "Shock", card] * 5, outside=[CARD])
    game.add_player("P2", ["Forest"] * 10)
    assert game.decision.kind == ("companion" if fits else "mulligan")
