"""Wear // Tear: an artifact, an enchantment, or both."""

import pytest

from cardwright_core.casting import Cast

CARD = "Wear // Tear"


def test_as_printed(table):
    wear, tear = table.see(table.hand("P1", CARD)).characteristics.faces
    assert (wear.name, str(wear.cost)) == ("Wear", "{1}{R}")
    assert (tear.name, str(tear.cost)) == ("Tear", "{W}")


@pytest.mark.rule("702.102a", "702.102d")
def test_both_halves_are_cast(table):
    table.battlefield("P2", "Rule of Law", "Bonesplitter")
    table.hand("P1", CARD)
    table.mana("P1", "{R}{W}{C}")
    table.settle()
    (fused,) = [
        a
        for a in table.hook.legal_actions(player="P1")
        if isinstance(a, Cast) and a.way is not None
    ]
    table.act("P1", fused)
    table.resolve()
    assert table.permanents() == []
