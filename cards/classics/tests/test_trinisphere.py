"""Trinisphere: while it is untapped, no spell costs less than three."""

import pytest

CARD = "Trinisphere"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{3}", "Artifact")


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize("player", ["P1", "P2"])
@pytest.mark.parametrize("tapped", [True, False])
def test_a_floor_while_it_is_untapped(table, player, tapped):
    table.battlefield("P1", CARD, tapped=tapped)
    proposal = table.casting(player, table.hand(player, "Lightning Bolt"))
    floors = [change.mana.mana_value for change in table.hook.cost_changes(proposal=proposal)]
    assert floors == ([] if tapped else [3])


def test_abilities_are_no_spells(table):
    table.battlefield("P1", CARD)
    proposal = table.activating("P1", table.battlefield("P1", "Strionic Resonator"))
    assert table.hook.cost_changes(proposal=proposal) == []
