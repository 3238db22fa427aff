"""Heed the Mists."""

import pytest

from cardwright.authoring import Zone

NAME = "Heed the Mists"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Sorcery — Arcane", "{3}{U}{U}")


@pytest.mark.rule("701.17d")
@pytest.mark.parametrize(("bruvac", "drawn"), [(False, 2), (True, 3)])
def test_as_many_cards_as_the_mana_values_of_what_was_milled(table, bruvac, drawn):
    if bruvac:
        table.battlefield("P2", "Bruvac the Grandiloquent")
    table.library("P1", "Grizzly Bears", "Shock", *["Forest"] * 5)
    table.mana("P1", "{C}{C}{C}{U}{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == drawn
