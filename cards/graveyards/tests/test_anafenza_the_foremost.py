"""Anafenza, the Foremost."""

import pytest

from cardwright.authoring import Zone

NAME = "Anafenza, the Foremost"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Human Soldier"
    assert str(printed.cost) == "{W}{B}{G}"
    assert (printed.power, printed.toughness) == (4, 4)


@pytest.mark.rule("614.1a")
def test_their_creature_cards_are_exiled(table):
    table.battlefield("P1", NAME)
    theirs, mine = table.battlefield("P2", "Memnite"), table.battlefield("P1", "Memnite")
    for item in (theirs, mine, table.hand("P2", "Hill Giant"), table.hand("P2", "Opt")):
        table.propose(table.moving(item, Zone.GRAVEYARD))
    exiled = sorted(table.see(item).name for item in table.game.state.zone(Zone.EXILE))
    assert exiled == ["Hill Giant", "Memnite"]


@pytest.mark.rule("508.3a")
def test_a_counter_on_another_tapped_creature(table):
    anafenza, other = table.battlefield("P1", NAME), table.battlefield("P1", "Memnite")
    table.answers("P1", ("attackers", [anafenza, other]))
    table.go_to("declare attackers")
    table.resolve()
    assert table.see(other).object.count("+1/+1") == 1
