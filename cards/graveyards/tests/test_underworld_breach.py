"""Underworld Breach."""

import pytest

from cardwright.authoring import Zone

NAME = "Underworld Breach"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Enchantment", "{1}{R}")


@pytest.mark.rule("702.138a", "702.1b")
def test_cards_escape_for_their_mana_cost_and_three_others(table):
    table.battlefield("P1", NAME)
    bears = table.graveyard("P1", "Grizzly Bears")
    for _ in range(2):
        table.graveyard("P1", "Forest")
    table.mana("P1", "{G}{G}")
    assert not table.game.rules.ask.legal_actions(table.game, "P1")
    table.graveyard("P1", "Forest")
    table.act("P1", lambda option: getattr(option, "object", 0) == bears)
    table.resolve()
    assert table.permanents("P1") == [NAME, "Grizzly Bears"]
    assert len(table.game.state.zone(Zone.EXILE)) == 3


@pytest.mark.rule("701.21a")
def test_it_is_sacrificed_at_the_end_of_the_turn(table):
    table.battlefield("P1", NAME)
    table.go_to("end")
    table.resolve()
    assert table.permanents("P1") == []
