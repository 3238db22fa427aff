"""Hostage Taker."""

import pytest

from cardwright.authoring import Zone

NAME = "Hostage Taker"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Pirate"
    assert str(printed.cost) == "{2}{U}{B}"
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("118.14", "601.3")
def test_the_exiled_card_is_cast_with_mana_of_any_type(table):
    table.battlefield("P2", "Grizzly Bears")
    table.propose(table.entering("P1", NAME))
    table.resolve()
    (item,) = table.game.state.zone(Zone.EXILE)
    table.mana("P1", "{R}{R}")
    table.act("P1", lambda option: getattr(option, "object", 0) == item)
    table.resolve()
    assert table.permanents("P1") == [NAME, "Grizzly Bears"]


@pytest.mark.rule("610.3")
def test_it_returns_as_this_leaves(table):
    table.battlefield("P2", "Grizzly Bears")
    table.propose(table.entering("P1", NAME))
    table.resolve()
    (there,) = table.game.permanents("P1")
    table.propose(table.moving(there.id, Zone.GRAVEYARD))
    assert table.permanents("P2") == ["Grizzly Bears"]
