"""Radiant Fountain."""

import pytest

NAME = "Radiant Fountain"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("603.6a", "605.1a")
def test_two_life_and_a_mana(table):
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert table.life("P1") == 22
    (fountain,) = table.game.permanents("P1")
    table.activate("P1", fountain.id, 1)
    assert [unit.type for unit in table.game.player("P1").pool] == ["C"]
