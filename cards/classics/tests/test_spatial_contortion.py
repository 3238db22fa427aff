"""Spatial Contortion: +3/-3 until end of turn."""

import pytest


def test_as_printed(table):
    printed = table.see(table.hand("P1", "Spatial Contortion")).characteristics
    assert (str(printed.cost), printed.types) == ("{1}{C}", ("Instant",))
    assert printed.colors == frozenset()


@pytest.mark.rule("704.5f")
@pytest.mark.parametrize(("name", "survives"), [("Grizzly Bears", False), ("Voice of All", False)])
def test_a_small_creature_dies(table, name, survives):
    table.battlefield("P2", name)
    table.hand("P1", "Spatial Contortion")
    table.mana("P1", "{C}{C}")
    table.cast("P1", "Spatial Contortion")
    table.resolve()
    assert bool(table.permanents("P2")) is survives
