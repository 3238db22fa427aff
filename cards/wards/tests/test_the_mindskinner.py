"""The Mindskinner."""

import pytest

from cardwright_rules.damage import DamageDealt

NAME = "The Mindskinner"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Enchantment Creature — Nightmare"
    assert str(printed.cost) == "{U}{U}{U}"
    assert (printed.power, printed.toughness) == (10, 1)


@pytest.mark.rule("615.1", "615.5")
def test_cards_are_milled_instead_of_damage(table):
    table.battlefield("P1", NAME)
    bears = table.battlefield("P1", "Grizzly Bears")
    theirs = table.battlefield("P2", "Hill Giant")
    table.library("P2", *["Forest"] * 5)
    table.propose(DamageDealt(bears, "P2", 2))
    assert (table.life("P2"), len(table.game.state.library("P2"))) == (20, 3)
    table.propose(DamageDealt(theirs, "P1", 3))
    assert table.life("P1") == 17


@pytest.mark.rule("509.1b")
def test_it_cant_be_blocked(table):
    table.battlefield("P1", NAME)
    table.battlefield("P2", "Hill Giant")
    table.library("P2", *["Forest"] * 11)
    table.answers("P1", ("attackers", [NAME]))
    table.go_to("end")
    assert len(table.game.state.library("P2")) == 1
