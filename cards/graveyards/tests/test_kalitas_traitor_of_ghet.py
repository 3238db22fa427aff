"""Kalitas, Traitor of Ghet."""

import pytest

from cardwright.authoring import Zone

NAME = "Kalitas, Traitor of Ghet"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Vampire Warrior"
    assert str(printed.cost) == "{2}{B}{B}"
    assert (printed.power, printed.toughness) == (3, 4)


@pytest.mark.rule("614.1a", "614.6")
def test_their_creature_is_exiled_and_a_zombie_made(table):
    table.battlefield("P1", NAME)
    table.propose(table.moving(table.battlefield("P2", "Memnite"), Zone.GRAVEYARD))
    assert table.permanents("P1") == [NAME, "Zombie Token"]
    assert len(table.game.state.zone(Zone.EXILE)) == 1


@pytest.mark.rule("122.6")
def test_two_counters_for_a_zombie(table):
    kalitas = table.battlefield("P1", NAME)
    table.battlefield("P1", "Butcher Ghoul")
    table.mana("P1", "{B}{B}{B}")
    table.activate(
        "P1",
        kalitas,
        [a.kind for a in table.see(kalitas).characteristics.abilities].index("activated"),
    )
    table.resolve()
    assert table.see(kalitas).object.count("+1/+1") == 2
