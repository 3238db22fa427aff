"""Odric, Lunarch Marshal."""

import pytest

NAME = "Odric, Lunarch Marshal"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Human Soldier"
    assert str(printed.cost) == "{3}{W}"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("608.2h", "611.2c")
def test_what_one_has_all_have(table):
    odric, _, bears = table.battlefield("P1", NAME, "Pestermite", "Grizzly Bears")
    table.battlefield("P2", "White Knight")
    table.go_to("beginning of combat")
    table.resolve()
    for item in (odric, bears):
        assert (table.see(item).has("flying"), table.see(item).has("first strike")) == (True, False)
