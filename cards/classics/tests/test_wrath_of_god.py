"""Wrath of God: all creatures are destroyed at once."""

import pytest

from cardwright.authoring import ITSELF, Card, Regenerate, activated

CARD = "Wrath of God"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{W}{W}", "Sorcery")


@pytest.mark.rule("701.8a", "704.3")
def test_creatures_of_everybody_are_destroyed_and_nothing_else(table):
    table.battlefield("P1", "Grizzly Bears", "Rule of Law")
    table.battlefield("P2", "Soul Warden", "Forest")
    table.mana("P1", "{W}{W}{C}{C}")
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert table.permanents() == ["Rule of Law", "Forest"]


class Troll(Card):
    name = "Test Troll"
    types = "Creature — Troll"
    power, toughness = 2, 2
    abilities = (activated("", Regenerate(ITSELF)),)


@pytest.mark.rule("701.19a", "614.17")
def test_they_cannot_be_regenerated(table):
    table.add_card(Troll)
    table.activate("P1", table.battlefield("P1", "Test Troll"))
    table.resolve()
    table.mana("P1", "{W}{W}{C}{C}")
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert table.permanents() == []
