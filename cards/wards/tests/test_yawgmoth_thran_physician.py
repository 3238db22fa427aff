"""Yawgmoth, Thran Physician."""

import pytest

from cardwright.authoring import CountersPut, Zone

NAME = "Yawgmoth, Thran Physician"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Human Cleric"
    assert str(printed.cost) == "{2}{B}{B}"
    assert (printed.power, printed.toughness) == (2, 4)


@pytest.mark.rule("118.3", "122.6")
def test_a_life_and_another_creature_for_a_counter_and_a_card(table):
    yawgmoth = table.battlefield("P1", NAME)
    table.battlefield("P1", "Grizzly Bears")
    giant = table.battlefield("P2", "Hill Giant")
    table.library("P1", "Forest")
    table.answers("P1", ("target", ["Hill Giant"]))
    table.activate("P1", yawgmoth, 1)
    table.resolve()
    assert (table.life("P1"), table.permanents("P1")) == (19, [NAME])
    assert table.see(giant).characteristics.power == 2
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1


@pytest.mark.rule("701.34a")
def test_proliferate(table):
    yawgmoth = table.battlefield("P1", NAME)
    giant = table.battlefield("P2", "Hill Giant")
    table.propose(CountersPut(giant, "-1/-1", 1))
    table.hand("P1", "Forest")
    table.mana("P1", "{B}{B}")
    table.activate("P1", yawgmoth, 2)
    table.answers("P1", ("proliferate", ["Hill Giant"]))
    table.resolve()
    assert table.see(giant).characteristics.power == 1
