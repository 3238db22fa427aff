"""Angel of Jubilation."""

import pytest

from cardwright.testing import ScriptError

NAME = "Angel of Jubilation"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Angel"
    assert str(printed.cost) == "{1}{W}{W}{W}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("118.3", "601.2h")
def test_no_creature_is_sacrificed_to_activate(table):
    husk = table.battlefield("P1", "Nantuko Husk")
    table.battlefield("P2", NAME)
    with pytest.raises(ScriptError, match="not among the options"):
        table.activate("P1", husk)


@pytest.mark.rule("119.8", "118.3")
def test_no_life_is_paid_for_a_symbol(table):
    table.battlefield("P2", NAME, "Banehound")
    table.mana("P1", "{B}{B}{C}")
    table.answers("P1", ("target", "Banehound"))
    table.cast("P1", table.hand("P1", "Dismember"))
    table.resolve()
    assert table.life("P1") == 20


@pytest.mark.rule("613.4c")
def test_other_creatures_that_are_not_black(table):
    table.battlefield("P1", NAME)
    white, black = table.battlefield("P1", "Savannah Lions"), table.battlefield("P1", "Banehound")
    assert [table.see(one).characteristics.toughness for one in (white, black)] == [2, 1]
