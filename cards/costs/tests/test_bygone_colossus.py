"""Bygone Colossus."""

import pytest

from cardwright.authoring import Zone

NAME = "Bygone Colossus"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Robot Giant"
    assert str(printed.cost) == "{9}"
    assert (printed.power, printed.toughness) == (9, 9)


@pytest.mark.rule("702.185a")
def test_warped_it_is_exiled_at_the_end(table):
    table.mana("P1", "{C}{C}{C}")
    table.answers("P1", ("cost", "warp"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == [NAME]
    table.go_to("end")
    table.resolve()
    (item,) = table.game.state.zone(Zone.EXILE)
    assert table.see(item).name == NAME
