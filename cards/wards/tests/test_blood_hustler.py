"""Blood Hustler."""

import pytest

NAME = "Blood Hustler"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Vampire Rogue"
    assert str(printed.cost) == "{1}{B}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("700.13", "603.2h")
def test_its_own_ability_is_a_crime_and_the_second_one_this_turn_adds_nothing(table):
    hustler = table.battlefield("P1", NAME)
    table.mana("P1", "{B}{B}{B}{B}" * 2 + "{B}{B}")
    for _ in range(2):
        table.activate("P1", hustler, 1)
        table.resolve()
    assert table.counters(hustler) == {"+1/+1": 1}
    assert (table.life("P1"), table.life("P2")) == (22, 18)
