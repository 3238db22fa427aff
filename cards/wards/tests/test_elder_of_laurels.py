"""Elder of Laurels."""

import pytest

NAME = "Elder of Laurels"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Advisor"
    assert str(printed.cost) == "{2}{G}"
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("608.2i", "107.3i")
def test_as_much_as_you_have_creatures(table):
    elder, bears = table.battlefield("P1", NAME, "Grizzly Bears")
    table.mana("P1", "{G}{G}{G}{G}")
    table.answers("P1", ("target", "Grizzly Bears"))
    table.activate("P1", elder)
    table.resolve()
    seen = table.see(bears).characteristics
    assert (seen.power, seen.toughness) == (4, 4)
