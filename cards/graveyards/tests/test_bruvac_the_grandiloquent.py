"""Bruvac the Grandiloquent."""

import pytest

from cardwright.authoring import Zone

NAME = "Bruvac the Grandiloquent"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == (
        "Legendary Creature — Human Advisor",
        "{2}{U}",
    )
    assert (printed.power, printed.toughness) == (1, 4)


@pytest.mark.rule("701.17a", "614.1a")
@pytest.mark.parametrize(("player", "milled"), [("P1", 2), ("P2", 4)])
def test_opponents_mill_twice_as_many(table, player, milled):
    table.battlefield("P1", NAME)
    table.library("P1", *["Island"] * 6)
    table.library("P2", *["Island"] * 6)
    table.mana("P1", "{U}")
    table.answers("P1", ("target", player))
    table.cast("P1", table.hand("P1", "Thought Scour"))
    table.resolve()
    in_graveyard = [table.see(i).name for i in table.game.state.zone(Zone.GRAVEYARD, player)]
    assert in_graveyard.count("Island") == milled
