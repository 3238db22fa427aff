"""Spin into Myth."""

import pytest

NAME = "Spin into Myth"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Instant", "{4}{U}")


@pytest.mark.rule("701.29a")
def test_a_creature_goes_on_top_and_then_to_the_bottom(table):
    table.battlefield("P2", "Grizzly Bears")
    table.library("P2", "Forest", "Island")
    table.mana("P1", "{C}{C}{C}{C}{U}")
    table.answers("P1", ("bottom", ["Grizzly Bears"]))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    names = [
        table.rules.catalog.definition(table.game.state.cards[card].slug).name
        for card in table.game.state.library("P2").order()
    ]
    assert names == ["Forest", "Island", "Grizzly Bears"]
