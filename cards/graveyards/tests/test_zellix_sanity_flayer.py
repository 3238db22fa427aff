"""Zellix, Sanity Flayer."""

import pytest

NAME = "Zellix, Sanity Flayer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Legendary Creature — Horror", "{2}{U}")
    assert (printed.power, printed.toughness) == (2, 3)
    assert printed.has("choose a background")


@pytest.mark.rule("701.17a", "603.2c")
@pytest.mark.parametrize(
    ("top", "horrors"),
    [(("Grizzly Bears", "Hill Giant", "Forest"), 1), (("Forest", "Island", "Forest"), 0)],
)
def test_one_token_for_one_or_more_creature_cards(table, top, horrors):
    zellix = table.battlefield("P1", NAME)
    table.library("P2", *top)
    table.mana("P1", "{C}")
    table.answers("P1", ("target", "P2"))
    table.activate("P1", zellix, 2)
    table.resolve()
    assert table.permanents("P1") == [NAME, *["Horror Token"] * horrors]
