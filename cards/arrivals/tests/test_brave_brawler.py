"""Brave Brawler."""

import pytest

NAME = "Brave Brawler"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Warrior Hero"
    assert str(printed.cost) == "{1}{W}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("702.193a", "702.193b")
def test_it_powers_up_for_less_this_turn(table):
    event = table.entering("P1", NAME)
    table.propose(event)
    item = event.becomes
    table.mana("P1", "{C}{C}{C}")
    kinds = [ability.kind for ability in table.see(item).characteristics.abilities]
    table.activate("P1", item, kinds.index("activated"))
    table.resolve()
    assert table.size(item) == (4, 3)
