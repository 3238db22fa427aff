"""Painter's Servant."""

import pytest

from cardwright.authoring import Color

NAME = "Painter's Servant"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Scarecrow"
    assert str(printed.cost) == "{2}"
    assert (printed.power, printed.toughness) == (1, 3)


@pytest.mark.rule("613.1e", "607.2d")
def test_everything_is_the_color_too(table):
    lion, card = table.battlefield("P2", "Silvercoat Lion"), table.hand("P2", "Opt")
    table.answers("P1", ("color", "red"))
    table.propose(table.entering("P1", NAME))
    assert table.see(lion).characteristics.colors == frozenset({Color.WHITE, Color.RED})
    assert table.see(card).characteristics.colors == frozenset({Color.BLUE, Color.RED})
