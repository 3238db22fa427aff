"""Dreamtail Heron: draws a card as it mutates."""

import pytest

from cardwright_core.casting import Cast

CARD = "Dreamtail Heron"


@pytest.mark.rule("702.140c", "702.140d")
def test_it_mutates_onto_a_bear_and_draws(table):
    bears = table.battlefield("P1", "Grizzly Bears")
    table.library("P1", "Island", "Island")
    item = table.hand("P1", CARD)
    table.mana("P1", "{U}{C}{C}{C}")
    table.settle()
    (mutate,) = [a for a in table.hook.legal_actions(player="P1") if isinstance(a, Cast)]
    table.answers("P1", ("on top", True))
    table.act("P1", mutate)
    table.resolve()
    view = table.see(bears)
    assert (view.name, view.characteristics.power, view.has("flying")) == (CARD, 3, True)
    assert len(table.game.state.library("P1")) == 1
    assert not table.game.exists(item)
