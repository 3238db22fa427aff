"""Humility: creatures without abilities, 1/1."""

import pytest

CARD = "Humility"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{W}{W}", "Enchantment")


@pytest.mark.rule("613.1f", "613.4b")
def test_all_creatures_everybody_has(table):
    table.battlefield("P1", CARD)
    norn = table.see(table.battlefield("P2", "Elesh Norn, Mother of Machines"))
    assert norn.characteristics.abilities == ()
    assert (norn.characteristics.power, norn.characteristics.toughness) == (1, 1)
    table.battlefield("P2", "Soul Warden")
    table.propose(table.entering("P2", "Grizzly Bears"))
    assert table.game.state.pending == ()


@pytest.mark.rule("613.4c")
def test_counters_count_on_top(table):
    table.battlefield("P1", CARD)
    bears = table.see(table.battlefield("P1", "Grizzly Bears", counters={"+1/+1": 2}))
    assert (bears.characteristics.power, bears.characteristics.toughness) == (3, 3)


@pytest.mark.rule("614.12")
def test_what_enters_as_a_creature_has_no_entering_ability(table):
    table.battlefield("P1", CARD)
    enters = table.entering("P1", "Servant of the Scale")
    table.propose(enters)
    assert table.see(enters.becomes).object.counters == ()
