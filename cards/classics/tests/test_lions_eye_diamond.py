"""Lion's Eye Diamond: a hand for three mana."""

import pytest

from cardwright.authoring import Zone
from cardwright_core.casting import mana_actions

NAME = "Lion's Eye Diamond"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{0}"


@pytest.mark.rule("605.3a")
def test_three_mana_for_the_hand(table):
    diamond = table.battlefield("P1", NAME)
    table.hand("P1", "Forest", "Grizzly Bears")
    table.answers("P1", ("mana type", "G"))
    table.activate("P1", diamond)
    assert pool(table) == "GGG"
    assert not table.game.state.zone(Zone.HAND, "P1")
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P1")) == 3


def test_not_while_casting(table):
    table.battlefield("P1", NAME)
    assert mana_actions(table.game, "P1") == ()
