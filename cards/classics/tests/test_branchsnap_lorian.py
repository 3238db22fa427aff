"""Branchsnap Lorian: face down for {3}, face up for {G}."""

import pytest

from cardwright_core.casting import Cast
from cardwright_rules.face_down import TurnFaceUp

CARD = "Branchsnap Lorian"


@pytest.mark.rule("702.37c", "702.37e")
def test_it_is_cast_face_down_and_turned_face_up(table):
    item = table.hand("P1", CARD)
    table.mana("P1", "{C}{C}{C}")
    table.settle()
    (cast,) = [a for a in table.hook.legal_actions(player="P1") if isinstance(a, Cast)]
    table.act("P1", cast)
    table.resolve()
    (view,) = table.game.permanents()
    assert (view.name, view.characteristics.power, view.has("trample")) == ("", 2, False)
    table.mana("P1", "{G}")
    table.settle()
    (turn,) = [a for a in table.hook.legal_actions(player="P1") if isinstance(a, TurnFaceUp)]
    table.act("P1", turn)
    view = table.see(view.id)
    assert (view.name, view.characteristics.power, view.has("trample")) == (CARD, 4, True)
    assert not table.game.exists(item)
