"""Enduring Ideal."""

import pytest

NAME = "Enduring Ideal"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Sorcery", "{5}{W}{W}")


@pytest.mark.rule("702.50a", "702.50b")
def test_an_enchantment_now_and_each_upkeep_and_no_spell(table):
    table.library("P1", "Rule of Law", "Forest", "Forest", "Humility")
    table.mana("P1", "{C}{C}{C}{C}{C}{W}{W}")
    table.answers("P1", ("search", "Rule of Law"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    table.mana("P1", "{R}")
    table.hand("P1", "Shock")
    assert table.game.rules.ask.legal_actions(table.game, "P1") == []
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("upkeep")
    table.go_to("end")
    table.go_to("upkeep")
    table.answers("P1", ("search", "Humility"))
    table.resolve()
    assert table.permanents("P1") == ["Rule of Law", "Humility"]
