"""Phage the Untouchable."""

import pytest

from cardwright.authoring import CountersPut

NAME = "Phage the Untouchable"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Avatar Minion"
    assert str(printed.cost) == "{3}{B}{B}{B}{B}"
    assert (printed.power, printed.toughness) == (4, 4)


@pytest.mark.rule("104.3e", "603.4")
def test_not_cast_from_your_hand(table):
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert table.game.state.winners == ("P2",)


@pytest.mark.rule("603.4")
def test_cast_from_your_hand(table):
    table.mana("P1", "{B}{B}{B}{B}{B}{B}{B}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == [NAME]
    assert table.game.state.winners is None


@pytest.mark.rule("510.2")
@pytest.mark.parametrize("blocked", [False, True])
def test_combat_damage(table, blocked):
    phage, wurm = table.battlefield("P1", NAME), table.battlefield("P2", "Craw Wurm")
    table.propose(CountersPut(phage, "+1/+1", 3))
    table.propose(CountersPut(wurm, "+1/+1", 5))
    table.answers("P1", ("attackers", [phage]))
    table.answers("P2", ("block", [phage] if blocked else []))
    table.go_to("combat damage")
    table.resolve()
    assert table.game.exists(wurm) is not blocked
    assert (table.game.state.winners == ("P1",)) is not blocked
