"""Wheel of Sun and Moon."""

import pytest

from cardwright.authoring import Draw, Zone

NAME = "Wheel of Sun and Moon"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment — Aura"
    assert str(printed.cost) == "{G/W}{G/W}"


@pytest.mark.rule("303.4", "614.1a")
def test_cards_go_to_the_bottom(table):
    table.mana("P1", "{G}{G}")
    table.library("P2", "Forest")
    table.answers("P1", ("symbol", "G"), ("symbol", "G"), ("target", "P2"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    table.propose(table.moving(table.battlefield("P2", "Memnite"), Zone.GRAVEYARD))
    table.propose(table.moving(table.battlefield("P1", "Memnite"), Zone.GRAVEYARD))
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P1")) == 1
    assert table.game.state.zone(Zone.GRAVEYARD, "P2") == ()
    table.propose(Draw("P2", 2))
    names = [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P2")]
    assert names == ["Forest", "Memnite"]
