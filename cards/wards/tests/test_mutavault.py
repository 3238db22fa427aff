"""Mutavault."""

import pytest

NAME = "Mutavault"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("613.1d", "205.1b")
def test_a_creature_of_every_type_that_is_still_a_land(table):
    vault = table.battlefield("P1", NAME)
    table.mana("P1", "{C}")
    table.answers("P1", ("pay", "pay {C}"))
    table.activate("P1", vault, 1)
    table.resolve()
    seen = table.see(vault)
    assert all(map(seen.is_a, ("Land", "Creature", "Elf", "Sliver")))
    assert (seen.characteristics.power, seen.characteristics.toughness) == (2, 2)
    table.answers("P1", ("attackers", []))
    table.go_to("upkeep")
    assert not table.see(vault).is_a("Creature")
