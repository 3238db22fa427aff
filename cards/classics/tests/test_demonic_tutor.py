"""Demonic Tutor: any card."""

import pytest

from cardwright.authoring import Zone


def test_as_printed(table):
    printed = table.see(table.hand("P1", "Demonic Tutor")).characteristics
    assert (str(printed.cost), printed.types) == ("{1}{B}", ("Sorcery",))


@pytest.mark.rule("701.23d")
def test_a_card_has_to_be_found(table):
    table.library("P1", "Forest")
    table.hand("P1", "Demonic Tutor")
    table.mana("P1", "{C}{B}")
    table.cast("P1", "Demonic Tutor")
    table.resolve()
    assert [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
