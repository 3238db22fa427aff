"""Moonshadow."""

import pytest

from cardwright.authoring import CountersRemoved, Simultaneous, Zone

NAME = "Moonshadow"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Elemental"
    assert str(printed.cost) == "{B}"
    assert (printed.power, printed.toughness) == (7, 7)


@pytest.fixture
def moonshadow(table):
    table.propose(table.entering("P1", NAME))
    (view,) = table.game.permanents("P1")
    return view.id


@pytest.mark.rule("603.2c")
def test_one_or_more_permanent_cards(table, moonshadow):
    assert table.see(moonshadow).characteristics.power == 1
    table.propose(table.moving(table.hand("P1", "Opt"), Zone.GRAVEYARD))
    table.propose(table.moving(table.hand("P2", "Memnite"), Zone.GRAVEYARD))
    table.resolve()
    assert table.see(moonshadow).object.count("-1/-1") == 6
    cards = [table.hand("P1", "Memnite"), table.battlefield("P1", "Forest")]
    table.propose(Simultaneous(tuple(table.moving(card, Zone.GRAVEYARD) for card in cards)))
    table.resolve()
    assert table.see(moonshadow).object.count("-1/-1") == 5


@pytest.mark.rule("603.2")
def test_no_more_without_counters(table, moonshadow):
    table.propose(CountersRemoved(moonshadow, "-1/-1", 6))
    table.propose(table.moving(table.hand("P1", "Memnite"), Zone.GRAVEYARD))
    table.settle()
    assert table.stack == []
