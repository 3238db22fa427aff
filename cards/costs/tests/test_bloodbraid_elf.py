"""Bloodbraid Elf."""

import pytest

NAME = "Bloodbraid Elf"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Elf Berserker"
    assert str(printed.cost) == "{2}{R}{G}"
    assert (printed.power, printed.toughness) == (3, 2)


@pytest.mark.rule("702.85a")
def test_cascade_into_a_cheaper_card(table):
    table.library("P1", "Forest", "Grizzly Bears")
    table.mana("P1", "{C}{C}{R}{G}")
    table.answers("P1", ("cast", lambda option: option.name == "Grizzly Bears"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == ["Grizzly Bears", NAME]
