"""Invasion of Vryn."""

import pytest

from cardwright.authoring import CountersPut, CountersRemoved, Zone

NAME = "Invasion of Vryn"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Battle — Siege"
    assert str(printed.cost) == "{3}{U}"


@pytest.mark.rule("310.12a")
def test_three_cards_and_one_less(table):
    table.library("P1", "Forest", "Island", "Swamp", "Plains")
    table.mana("P1", "{C}{C}{C}{U}")
    table.answers("P1", ("discard", "Island"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2
    assert [view.object.count("defense") for view in table.game.permanents("P1")] == [4]


@pytest.mark.rule("310.12b", "707.10")
def test_defeated_it_copies_a_spell(table):
    siege = table.battlefield("P1", NAME)
    table.propose(CountersPut(siege, "defense", 1))
    table.answers("P1", ("cast", "cast Overloaded Mage-Ring as Invasion of Vryn permits"))
    table.propose(CountersRemoved(siege, "defense", 1))
    table.resolve()
    ring = next(iter(table.game.permanents("P1")))
    assert ring.name == "Overloaded Mage-Ring"
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"), ("new target", "P2"))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.mana("P1", "{C}")
    table.activate("P1", ring.id)
    table.resolve()
    assert table.life("P2") == 14
