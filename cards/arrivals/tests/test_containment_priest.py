"""Containment Priest."""

import pytest

from cardwright.authoring import TokensCreated, Zone, token

NAME = "Containment Priest"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Cleric"
    assert str(printed.cost) == "{1}{W}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("614.1a", "614.12")
def test_what_was_not_cast_is_exiled(table):
    table.battlefield("P1", NAME)
    table.propose(table.moving(table.hand("P2", "Grizzly Bears"), Zone.BATTLEFIELD))
    table.propose(table.moving(table.hand("P2", "Forest"), Zone.BATTLEFIELD))
    assert table.permanents("P2") == ["Forest"]
    assert [table.see(i).name for i in table.game.state.zone(Zone.EXILE)] == ["Grizzly Bears"]


@pytest.mark.rule("614.1a")
def test_cast_ones_and_tokens_enter(table):
    table.battlefield("P1", NAME)
    table.mana("P1", "{G}{G}")
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    table.resolve()
    table.propose(TokensCreated("P1", token("Creature — Cat", 1, 1)))
    assert table.permanents("P1") == [NAME, "Grizzly Bears", "Cat Token"]
