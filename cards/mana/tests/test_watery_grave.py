"""Watery Grave."""

import pytest

from cardwright.authoring import Zone

NAME = "Watery Grave"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land — Island Swamp"


@pytest.mark.rule("614.1c", "305.6")
@pytest.mark.parametrize(("pays", "tapped", "life"), [(True, False, 18), (False, True, 20)])
def test_two_life_or_tapped(table, pays, tapped, life):
    land = table.hand("P1", NAME)
    table.answers("P1", ("pay cost", pays))
    table.propose(table.moving(land, Zone.BATTLEFIELD))
    (there,) = table.game.permanents("P1")
    assert table.game.state.status_of(there.id).tapped is tapped
    assert table.life("P1") == life
