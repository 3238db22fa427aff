"""Teysa Karlov."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    GainLife,
    Leaves,
    Simultaneous,
    Zone,
    triggered,
    whenever,
)

NAME = "Teysa Karlov"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Human Advisor"
    assert str(printed.cost) == "{2}{W}{B}"
    assert (printed.power, printed.toughness) == (2, 4)


@pytest.mark.rule("603.2d", "603.10a")
@pytest.mark.parametrize(("whose", "spirits"), [("P1", 4), ("P2", 2)])
def test_your_abilities_trigger_twice(table, whose, spirits):
    table.battlefield("P1", NAME)
    table.propose(
        table.moving(table.battlefield(whose, "Ministrant of Obligation"), Zone.GRAVEYARD)
    )
    table.resolve()
    tokens = [view for view in table.game.permanents(whose) if view.name == "Spirit Token"]
    assert len(tokens) == spirits
    assert all(view.has("lifelink") is (whose == "P1") for view in tokens)


@pytest.mark.rule("603.2d", "603.10a")
def test_as_it_dies_itself_too(table):
    teysa, other = (
        table.battlefield("P1", NAME),
        table.battlefield("P1", "Ministrant of Obligation"),
    )
    table.propose(Simultaneous(tuple(table.moving(i, Zone.GRAVEYARD) for i in (teysa, other))))
    table.resolve()
    assert table.permanents("P1") == ["Spirit Token"] * 4


@pytest.mark.rule("700.4")
def test_what_leaves_otherwise_did_not_die(table):
    class Keeper(Card):
        name = "Keeper"
        types = "Enchantment"
        abilities = (triggered(whenever(Leaves, CREATURE), GainLife(1)),)

    table.add_card(Keeper)
    table.battlefield("P1", NAME)
    table.battlefield("P1", "Keeper")
    table.propose(table.moving(table.battlefield("P1", "Memnite"), Zone.EXILE))
    table.resolve()
    assert table.life("P1") == 21
    table.propose(table.moving(table.battlefield("P1", "Memnite"), Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P1") == 23
