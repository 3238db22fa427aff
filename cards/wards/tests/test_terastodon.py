"""Terastodon."""

import pytest

NAME = "Terastodon"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Elephant"
    assert str(printed.cost) == "{6}{G}{G}"
    assert (printed.power, printed.toughness) == (9, 9)


@pytest.mark.rule("608.2c", "608.2h")
def test_an_elephant_for_each_permanent_that_it_destroyed(table):
    table.battlefield("P2", "Forest", "Island")
    table.battlefield("P1", "Swamp", "Darksteel Citadel")
    table.propose(table.entering("P1", NAME))
    table.answers("P1", ("target", ["Forest", "Island", "Swamp"]))
    table.settle()
    table.answers("P1", ("may", True))
    table.resolve()
    elephant = "Elephant Token"
    assert table.permanents("P2") == [elephant, elephant]
    assert table.permanents("P1") == ["Darksteel Citadel", NAME, elephant]
