"""Naturalize."""

import pytest

NAME = "Naturalize"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{G}"


@pytest.mark.rule("701.8")
def test_it_destroys_an_enchantment(table):
    anthem = table.battlefield("P2", "Glorious Anthem")
    table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{C}{G}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert not table.game.exists(anthem)
