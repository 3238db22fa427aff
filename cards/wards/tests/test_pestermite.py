"""Pestermite."""

import pytest

from cardwright.authoring import Tapped

NAME = "Pestermite"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Faerie Rogue"
    assert str(printed.cost) == "{2}{U}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("603.5", "608.2d")
@pytest.mark.parametrize(("word", "tapped"), [("tap", True), ("untap", False)])
def test_it_taps_or_untaps(table, word, tapped):
    land = table.battlefield("P2", "Island")
    table.propose(Tapped(land) if word == "untap" else table.entering("P2", "Memnite"))
    table.propose(table.entering("P1", NAME))
    table.answers("P1", ("target", "Island"))
    table.settle()
    table.answers("P1", ("may", True), ("tap or untap", word))
    table.resolve()
    assert table.game.state.status_of(land).tapped is tapped


@pytest.mark.rule("603.5")
def test_or_neither(table):
    land = table.battlefield("P2", "Island")
    table.propose(table.entering("P1", NAME))
    table.answers("P1", ("target", "Island"))
    table.settle()
    table.answers("P1", ("may", False))
    table.resolve()
    assert not table.game.state.status_of(land).tapped
