"""Lathril, Blade of the Elves."""

import pytest

from cardwright.testing import ScriptError

NAME = "Lathril, Blade of the Elves"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Elf Noble"
    assert str(printed.cost) == "{2}{B}{G}"
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("510.2")
def test_as_many_elves_as_damage(table):
    lathril = table.battlefield("P1", NAME)
    table.answers("P1", ("attackers", [lathril]))
    table.go_to("end of combat")
    assert table.permanents("P1") == [NAME, "Elf Warrior Token", "Elf Warrior Token"]


@pytest.mark.rule("118.3")
@pytest.mark.parametrize("elves", [9, 10])
def test_ten_other_elves_are_tapped(table, elves):
    lathril = table.battlefield("P1", NAME)
    for _ in range(elves):
        table.battlefield("P1", "Llanowar Elves")
    if elves < 10:
        with pytest.raises(ScriptError, match="is not among the options"):
            table.activate("P1", lathril, 2)
        return
    table.activate("P1", lathril, 2)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (30, 10)
