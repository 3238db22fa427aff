"""Emrakul, the Aeons Torn."""

import pytest

from cardwright.authoring import IllegalActionError, Zone

NAME = "Emrakul, the Aeons Torn"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Eldrazi"
    assert str(printed.cost) == "{15}"
    assert (printed.power, printed.toughness) == (15, 15)


@pytest.mark.rule("701.6", "500.7")
def test_it_cannot_be_countered_and_gives_a_turn(table):
    table.mana("P1", "{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}")
    table.cast("P1", table.hand("P1", NAME))
    table.settle()
    assert table.stack == [NAME, f"ability of {NAME}"]
    table.mana("P2", "{U}{U}")
    table.cast("P2", table.hand("P2", "Counterspell"))
    table.resolve()
    assert table.permanents("P1") == [NAME]


@pytest.mark.rule("603.6c", "113.6k")
def test_from_anywhere_the_graveyard_is_shuffled_in(table):
    table.propose(table.moving(table.hand("P1", "Island"), Zone.GRAVEYARD))
    table.propose(table.moving(table.hand("P1", NAME), Zone.GRAVEYARD))
    table.resolve()
    assert table.game.state.zone(Zone.GRAVEYARD, "P1") == ()
    assert len(table.game.state.library("P1")) == 2


@pytest.mark.rule("702.16b")
def test_protection_is_from_colored_spells_alone(table):
    emrakul = table.battlefield("P1", NAME)
    bombardment = table.battlefield("P2", "Goblin Bombardment")
    table.battlefield("P2", "Memnite")
    table.answers("P2", ("target", emrakul))
    table.activate("P2", bombardment)
    table.mana("P2", "{B}{R}")
    with pytest.raises(IllegalActionError, match="no legal target"):
        table.cast("P2", table.hand("P2", "Terminate"))
