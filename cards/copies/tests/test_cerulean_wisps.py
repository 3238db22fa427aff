"""Cerulean Wisps."""

import pytest

from cardwright.authoring import Color, Tapped

NAME = "Cerulean Wisps"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{U}"


@pytest.mark.rule("613.1e")
def test_blue_untapped_and_a_card(table):
    table.library("P1", "Forest")
    lion = table.battlefield("P1", "Silvercoat Lion")
    table.propose(Tapped(lion))
    table.mana("P1", "{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.see(lion).characteristics.colors == frozenset({Color.BLUE})
    assert not table.game.state.status_of(lion).tapped
