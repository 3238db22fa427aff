"""Horizon Stone: unspent mana becomes colorless."""

import pytest

from cardwright.authoring import ManaLost
from cardwright_core.mana import mana

NAME = "Horizon Stone"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{5}"


@pytest.mark.rule("106.4", "614.1a")
def test_your_mana_becomes_colorless_instead_of_being_lost(table):
    table.battlefield("P1", NAME)
    lost = ManaLost("P1", mana("{G}{U}"))
    assert len(table.hook.replacements(event=lost)) == 1
    assert table.hook.replacements(event=lost.replace(player="P2")) == []
    table.mana("P1", "{G}{U}")
    table.go_to("end")
    assert pool(table) == "CC"
