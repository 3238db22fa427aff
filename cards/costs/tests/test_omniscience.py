"""Omniscience."""

import pytest

NAME = "Omniscience"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{7}{U}{U}{U}"


@pytest.mark.rule("118.9", "601.3")
def test_spells_are_cast_for_nothing(table):
    table.battlefield("P1", NAME)
    giant = table.hand("P1", "Hill Giant")
    table.act("P1", lambda option: getattr(option, "object", 0) == giant)
    table.resolve()
    assert table.permanents("P1") == [NAME, "Hill Giant"]


@pytest.mark.rule("107.3b")
def test_x_is_0(table):
    table.battlefield("P1", NAME)
    defenders = table.hand("P1", "Defenders of Humanity")
    table.act("P1", lambda option: getattr(option, "object", 0) == defenders)
    table.resolve()
    assert table.permanents("P1") == [NAME, "Defenders of Humanity"]
