"""Treasure Cruise: three cards, and the graveyard helps to cast it."""

import pytest

from cardwright.authoring import Zone

CARD = "Treasure Cruise"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{7}{U}", "Sorcery")


@pytest.mark.rule("702.66a")
def test_cards_in_the_graveyard_pay(table):
    table.library("P1", *["Island"] * 3)
    table.graveyard("P1", *["Forest"] * 7)
    table.graveyard("P2", "Forest")
    table.mana("P1", "{U}")
    yard = table.game.state.zone(Zone.GRAVEYARD, "P1")
    table.answers("P1", *(("pay", paying_with(item)) for item in yard[:6]))
    with table.recording("payment_options") as calls:
        table.cast("P1", table.hand("P1", CARD))
    assert [option.component.item for option in calls[0].answers] == list(yard)
    table.resolve()
    assert len(table.game.state.zone(Zone.EXILE)) == 7
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 3


def paying_with(item):
    return lambda option: option.option.component.item == item
