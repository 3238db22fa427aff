"""Thrill of Possibility: discard a card to cast it, then draw two."""

import pytest

from cardwright.authoring import Zone

CARD = "Thrill of Possibility"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{R}", "Instant")


@pytest.mark.rule("118.8", "601.2h")
def test_a_card_is_discarded_as_it_is_cast(table):
    table.library("P1", "Island", "Island")
    card = table.hand("P1", CARD)
    table.hand("P1", "Forest")
    table.mana("P1", "{R}{C}")
    with table.recording("cost_options") as calls:
        table.cast("P1", card)
    assert [option.mandatory for option in calls[-1].answers] == [True]
    assert "P1 discards Forest" in table.told
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2


@pytest.mark.rule("118.3")
def test_without_another_card_it_cant_be_cast(table):
    table.hand("P1", CARD)
    table.mana("P1", "{R}{C}")
    table.settle()
    assert table.hook.legal_actions(player="P1") == []
