"""Opt: scry 1, then draw."""

import pytest

from cardwright.authoring import Zone

CARD = "Opt"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{U}", "Instant")


@pytest.mark.rule("701.22a", "608.2c")
@pytest.mark.parametrize(("bottom", "drawn"), [(["Island"], "Forest"), ([], "Island")])
def test_what_is_put_on_the_bottom_is_not_drawn(table, bottom, drawn):
    table.library("P1", "Island", "Forest")
    table.mana("P1", "{U}")
    table.answers("P1", ("bottom", bottom))
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == [drawn]
    assert len(table.game.state.library("P1")) == 1


@pytest.mark.rule("701.22b")
def test_with_an_empty_library_nothing_is_scried(table):
    table.mana("P1", "{U}")
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert "scries" not in table.told
