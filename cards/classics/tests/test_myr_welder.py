"""Myr Welder: the abilities of what it exiled."""

import pytest

CARD = "Myr Welder"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{3}", "Artifact Creature — Myr")
    assert (printed.power, printed.toughness) == (1, 4)


@pytest.mark.rule("607.2a")
def test_it_has_what_it_exiled_and_only_that(table):
    welder = table.battlefield("P1", CARD)
    table.graveyard("P2", "Maskwood Nexus")
    table.exile("P2", "Myr Welder")
    table.activate("P1", welder, 0)
    table.resolve()
    abilities = table.see(welder).characteristics.abilities
    assert [one.printed_on for one in abilities] == ["myr-welder", "myr-welder", "maskwood-nexus"]
