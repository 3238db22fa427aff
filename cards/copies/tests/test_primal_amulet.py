"""Primal Amulet, which transforms into Primal Wellspring."""

import pytest

from cardwright.authoring import CountersPut

NAME = "Primal Amulet"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{4}"


@pytest.mark.rule("701.27a", "707.10")
def test_the_fourth_spell_makes_it_a_wellspring_that_copies(table):
    amulet = table.battlefield("P1", NAME)
    table.propose(CountersPut(amulet, "charge", 3))
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"), ("may", True))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.resolve()
    spring = table.see(amulet)
    assert (spring.name, str(spring.characteristics.type_line)) == ("Primal Wellspring", "Land")
    assert spring.object.counters == ()
    table.answers("P1", ("mana type", "R"))
    table.activate("P1", amulet)
    table.answers("P1", ("target", "P2"), ("new target", "P2"))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.resolve()
    assert table.life("P2") == 20 - 3 - 6


@pytest.mark.rule("601.2f")
def test_instants_cost_less(table):
    table.battlefield("P1", NAME)
    table.library("P1", "Forest", "Forest")
    table.mana("P1", "{U}{U}")
    table.cast("P1", table.hand("P1", "Divination"))
    assert table.game.player("P1").pool == ()
