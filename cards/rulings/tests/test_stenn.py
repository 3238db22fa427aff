"""Stenn: a card type chosen as he enters, spells of it cost less, and he comes and goes."""

import pytest

from cardwright.authoring import Card, Simultaneous, Zone

STENN = "Stenn, Paranoid Partisan"


def enter(table, player="P1", chosen="Artifact"):
    table.answers(player, ("card type", chosen))
    return table.propose(table.entering(player, STENN)).becomes


def test_as_printed(table):
    stenn = table.see(table.hand("P1", STENN)).characteristics
    assert (str(stenn.cost), stenn.supertypes, stenn.types) == (
        "{W}{U}",
        ("Legendary",),
        ("Creature",),
    )
    assert (stenn.subtypes, stenn.power, stenn.toughness) == (("Human", "Wizard"), 2, 2)


@pytest.mark.rule("614.12a", "205.2a")
def test_his_controller_chooses_a_type_as_he_enters(table):
    enter(table)
    assert "614.12a" in table.told
