"""Nourishing Shoal."""

import pytest

NAME = "Nourishing Shoal"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant — Arcane"
    assert str(printed.cost) == "{X}{G}{G}"


@pytest.mark.rule("118.9", "107.3a")
def test_x_is_the_mana_value_of_the_exiled_card(table):
    giant = table.hand("P1", "Harmonize")
    table.answers("P1", ("cost", "exile a green card"), ("X", 4))
    table.cast("P1", table.hand("P1", NAME))
    assert not table.game.exists(giant)
    table.resolve()
    assert table.life("P1") == 24
