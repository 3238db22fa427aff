"""Pull from Eternity: an exiled card goes to its owner's graveyard."""

import pytest

from cardwright.authoring import Zone, copy_card

CARD = "Pull from Eternity"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{W}", "Instant")


@pytest.mark.rule("400.7")
def test_an_exiled_card_goes_to_its_owners_graveyard(table):
    table.exile("P2", "Grizzly Bears")
    table.mana("P1", "{W}")
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert table.game.state.zone(Zone.EXILE) == ()
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P2")) == 1


def test_copies_are_no_cards(table):
    copy_card(table.game, table.hand("P1", "Lightning Bolt"), "P1")
    card = table.hand("P1", CARD)
    table.mana("P1", "{W}")
    table.settle()
    assert all(action.object != card for action in table.hook.legal_actions(player="P1"))
