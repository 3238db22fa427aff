"""Rhythm of the Wild."""

import pytest

from cardwright.authoring import TokensCreated, token

NAME = "Rhythm of the Wild"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{1}{R}{G}"


@pytest.mark.rule("702.136a", "614.12")
@pytest.mark.parametrize("choice", ["+1/+1 counter", "haste"])
def test_riot(table, choice):
    table.battlefield("P1", NAME)
    table.answers("P1", ("riot", choice))
    table.propose(table.entering("P1", "Grizzly Bears"))
    table.propose(TokensCreated("P1", token("Creature — Cat", 1, 1)))
    bears, cat = (view for view in table.game.permanents("P1") if view.is_a("Creature"))
    assert (bears.characteristics.power, bears.has("haste")) == (
        (3, False) if choice != "haste" else (2, True)
    )
    assert cat.characteristics.power == 1


@pytest.mark.rule("701.6a", "101.2")
@pytest.mark.parametrize(("mine", "counters"), [(True, False), (False, True)])
def test_your_creature_spells_cannot_be_countered(table, mine, counters):
    table.battlefield("P1" if mine else "P2", NAME)
    table.mana("P1", "{G}{G}")
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    table.mana("P2", "{U}{U}")
    table.cast("P2", table.hand("P2", "Counterspell"))
    if mine:
        table.answers("P1", ("riot", "haste"))
    table.resolve()
    assert ("Grizzly Bears" in table.permanents("P1")) is not counters
