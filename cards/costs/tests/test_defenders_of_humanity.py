"""Defenders of Humanity."""

import pytest

from cardwright.authoring import Zone
from cardwright.testing import ScriptError

NAME = "Defenders of Humanity"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{X}{2}{W}"


@pytest.mark.rule("107.3m")
def test_as_many_as_x_when_it_enters(table):
    table.mana("P1", "{W}{W}{W}{W}{W}")
    table.answers("P1", ("X", 2))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    tokens = [view for view in table.game.permanents("P1") if view.is_a("Astartes")]
    assert [(t.characteristics.power, t.has("vigilance")) for t in tokens] == [(2, True)] * 2


@pytest.mark.rule("602.5b")
def test_only_without_creatures(table):
    defenders = table.battlefield("P1", NAME)
    bears = table.battlefield("P1", "Grizzly Bears")
    table.mana("P1", "{W}{W}{W}{W}")
    with pytest.raises(ScriptError, match="not among the options"):
        table.activate("P1", defenders, 1)
    table.propose(table.moving(bears, Zone.HAND))
    table.answers("P1", ("X", 1))
    table.activate("P1", defenders, 1)
    table.resolve()
    assert len(table.permanents("P1")) == 1
