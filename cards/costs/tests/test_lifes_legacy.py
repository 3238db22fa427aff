"""Life's Legacy."""

import pytest

from cardwright.authoring import Zone

NAME = "Life's Legacy"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{1}{G}"


@pytest.mark.rule("608.2h", "601.2h")
def test_as_many_cards_as_its_power_was(table):
    table.library("P1", *["Forest"] * 5)
    table.battlefield("P1", "Hill Giant", "Glorious Anthem")
    table.mana("P1", "{C}{G}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 4
