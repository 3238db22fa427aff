"""Sanctum Prelate."""

import pytest

NAME = "Sanctum Prelate"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Cleric"
    assert str(printed.cost) == "{1}{W}{W}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("601.3", "202.3", "607.2d")
def test_no_noncreature_spell_of_that_mana_value(table):
    table.answers("P1", ("number", 1))
    table.propose(table.entering("P1", NAME))
    table.hand("P1", "Shock")
    table.hand("P1", "Llanowar Elves")
    table.hand("P1", "Divination")
    table.mana("P1", "{R}{G}{U}")
    table.settle()
    offered = [str(one) for one in table.hook.legal_actions(player="P1")]
    assert offered == ["cast Llanowar Elves", "cast Divination"]


@pytest.mark.rule("607.5a")
def test_without_a_number_nothing_is_forbidden(table):
    table.battlefield("P1", NAME)
    table.hand("P1", "Shock")
    table.mana("P1", "{R}")
    table.settle()
    assert [str(one) for one in table.hook.legal_actions(player="P1")] == ["cast Shock"]
