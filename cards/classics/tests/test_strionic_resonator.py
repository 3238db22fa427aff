"""Strionic Resonator: a triggered ability of yours once more."""

import pytest

CARD = "Strionic Resonator"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}", "Artifact")


@pytest.mark.rule("707.10", "707.10b")
def test_it_copies_a_triggered_ability(table):
    resonator = table.battlefield("P1", CARD)
    table.battlefield("P1", "Soul Warden")
    table.propose(table.entering("P1", "Grizzly Bears"))
    table.settle()
    table.mana("P1", "{C}{C}")
    table.activate("P1", resonator)
    table.resolve()
    assert table.life("P1") == 22


def test_not_one_of_an_opponent(table):
    table.battlefield("P1", CARD)
    table.battlefield("P2", "Soul Warden")
    table.mana("P1", "{C}{C}")
    table.propose(table.entering("P1", "Grizzly Bears"))
    table.settle()
    assert table.hook.legal_actions(player="P1") == []


@pytest.mark.rule("707.10c")
def test_the_copy_may_have_another_target(table):
    resonator = table.battlefield("P1", CARD)
    bears, mage = table.battlefield("P2", "Grizzly Bears", "Goblin Electromancer")
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("target", bears))
    table.propose(table.entering("P1", "Man-o'-War"))
    table.answers("P1", ("new target", mage))
    table.settle()
    table.activate("P1", resonator)
    table.resolve()
    assert table.permanents("P2") == []
