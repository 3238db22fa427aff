"""City of Brass."""

import pytest

from cardwright.authoring import Tapped, Untapped

NAME = "City of Brass"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("603.2", "605.5a")
def test_it_deals_damage_however_it_becomes_tapped(table):
    land = table.battlefield("P1", NAME)
    table.answers("P1", ("mana type", "R"))
    table.activate("P1", land, 1)
    table.resolve()
    assert table.life("P1") == 19
    table.propose(Untapped(land))
    table.propose(Tapped(land))
    table.resolve()
    assert table.life("P1") == 18
