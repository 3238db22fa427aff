"""Lumbering Falls: a land that becomes a creature."""

import pytest

from cardwright.authoring import Color

NAME = "Lumbering Falls"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"
    assert printed.cost is None


@pytest.mark.rule("614.1d")
def test_it_enters_tapped(table):
    event = table.entering("P1", NAME)
    (offer,) = table.hook.replacements(event=event)
    assert offer.rule == "614.1d"
    assert table.propose(event).tapped


@pytest.mark.rule("205.1b", "613.1d", "613.1e", "613.1f", "613.4b")
def test_it_becomes_a_creature_for_the_turn(table):
    falls = table.battlefield("P1", NAME)
    table.mana("P1", "{G}{U}{C}{C}")
    table.answers("P1", ("pay", "pay {C}{C}{G}{U}"))
    table.activate("P1", falls, 2)
    table.resolve()
    found = table.see(falls)
    assert all(found.is_a(word) for word in ("Land", "Creature", "Elemental"))
    assert found.characteristics.colors == {Color.GREEN, Color.BLUE}
    assert (found.characteristics.power, found.characteristics.toughness) == (3, 3)
    assert found.has("hexproof")
    table.answers("P1", ("attackers", []))
    table.go_to("upkeep")
    assert not table.see(falls).is_a("Creature")
