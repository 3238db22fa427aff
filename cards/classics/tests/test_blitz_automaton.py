"""Blitz Automaton: seven mana, or three for the small red one."""

import pytest

from cardwright.authoring import Color
from cardwright_core.casting import Cast

CARD = "Blitz Automaton"


@pytest.mark.rule("718.3b", "702.160a")
@pytest.mark.parametrize(
    ("face", "mana", "size", "colors"),
    [(0, "{C}" * 7, (6, 4), set()), (1, "{R}{C}{C}", (3, 2), {Color.RED})],
)
def test_it_is_cast_normally_or_prototyped(table, face, mana, size, colors):
    table.mana("P1", mana)
    table.act("P1", Cast("P1", table.hand("P1", CARD), CARD, face=face))
    table.resolve()
    (view,) = table.game.permanents()
    values = view.characteristics
    assert ((values.power, values.toughness), values.colors) == (size, colors)
    assert view.has("haste")
