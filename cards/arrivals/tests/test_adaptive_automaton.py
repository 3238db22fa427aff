"""Adaptive Automaton."""

import pytest

NAME = "Adaptive Automaton"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Construct"
    assert str(printed.cost) == "{3}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("607.2d", "613.1d")
def test_the_chosen_type(table):
    bears, theirs = (
        table.battlefield("P1", "Grizzly Bears"),
        table.battlefield("P2", "Grizzly Bears"),
    )
    table.answers("P1", ("creature type", "Bear"))
    table.propose(table.entering("P1", NAME))
    powers = [view.characteristics.power for view in table.game.permanents("P1")]
    assert powers == [3, 2]
    assert table.see(bears).characteristics.toughness == 3
    assert table.see(theirs).characteristics.toughness == 2
    (automaton,) = (view for view in table.game.permanents("P1") if view.name == NAME)
    assert automaton.is_a("Bear")
    assert automaton.is_a("Construct")
