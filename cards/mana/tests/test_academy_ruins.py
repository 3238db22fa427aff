"""Academy Ruins."""

import pytest

from cardwright.authoring import Draw, Zone
from cardwright_core.zone_changes import move

NAME = "Academy Ruins"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Land"


@pytest.mark.rule("400.7")
def test_an_artifact_card_goes_on_top(table):
    ruins = table.battlefield("P1", NAME)
    table.library("P1", "Forest")
    table.propose(move(table.game, table.hand("P1", "Memnite"), Zone.GRAVEYARD))
    table.mana("P1", "{C}{U}")
    table.answers("P1", ("pay", "pay {C}{U}"))
    table.activate("P1", ruins, 1)
    table.resolve()
    table.propose(Draw("P1"))
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Memnite"]
