"""Fallaji Excavation."""

import pytest

NAME = "Fallaji Excavation"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{3}{G}{G}"


@pytest.mark.rule("111.10h")
def test_three_tapped_powerstones(table):
    table.mana("P1", "{C}{C}{C}{G}{G}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    stones = list(table.game.permanents("P1"))
    assert [view.name for view in stones] == ["Powerstone Token"] * 3
    assert all(table.game.state.status_of(view.id).tapped for view in stones)
    assert table.life("P1") == 23
