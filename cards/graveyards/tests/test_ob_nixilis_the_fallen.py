"""Ob Nixilis, the Fallen."""

import pytest

NAME = "Ob Nixilis, the Fallen"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Demon"
    assert str(printed.cost) == "{3}{B}{B}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("603.5")
@pytest.mark.parametrize(("may", "life", "counters"), [(True, 17, 3), (False, 20, 0)])
def test_landfall(table, may, life, counters):
    nixilis = table.battlefield("P1", NAME)
    table.propose(table.entering("P1", "Swamp"))
    table.answers("P1", ("target", "P2"), ("may", may))
    table.resolve()
    assert (table.life("P2"), table.see(nixilis).object.count("+1/+1")) == (life, counters)


@pytest.mark.rule("608.2c", "119.8")
def test_of_a_player_who_can_lose_no_life_nothing_is_done(table):
    table.battlefield("P2", "Platinum Emperion")
    nixilis = table.battlefield("P1", NAME)
    table.propose(table.entering("P1", "Swamp"))
    table.answers("P1", ("target", "P2"), ("may", True))
    table.resolve()
    assert (table.life("P2"), table.see(nixilis).object.count("+1/+1")) == (20, 0)
