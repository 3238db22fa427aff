"""Into the Void."""

import pytest

from cardwright.authoring import Zone

NAME = "Into the Void"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{3}{U}"


@pytest.mark.rule("115.1a", "601.2c")
@pytest.mark.parametrize("chosen", [[], ["Hill Giant"], ["Grizzly Bears", "Hill Giant"]])
def test_up_to_two_creatures(table, chosen):
    table.battlefield("P2", "Grizzly Bears", "Hill Giant")
    table.hand("P1", NAME)
    table.mana("P1", "{U}{U}{U}{U}")
    table.answers("P1", ("target", chosen))
    table.cast("P1", NAME)
    table.resolve()
    hand = [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P2")]
    assert sorted(hand) == chosen
