"""Foulmire Knight: a creature, and before that an Adventure."""

import pytest

from cardwright.authoring import Zone
from cardwright_core.casting import Cast

CARD = "Foulmire Knight"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{B}", "Creature — Zombie Knight")
    assert (printed.power, printed.toughness, printed.has("deathtouch")) == (1, 1, True)
    (insight,) = printed.faces
    assert (insight.name, str(insight.cost)) == ("Profane Insight", "{2}{B}")


@pytest.mark.rule("715.3d")
def test_after_the_adventure_it_may_be_played_from_exile_by_who_cast_it(table):
    table.library("P1", "Island")
    table.mana("P1", "{B}{C}{C}")
    table.act("P1", Cast("P1", table.hand("P1", CARD), "Profane Insight", face=1))
    table.resolve()
    (exiled,) = table.game.state.zone(Zone.EXILE)
    (permission,) = table.hook.permits(player="P1")
    assert (permission.objects, permission.faces) == ((exiled,), (0,))
    assert table.hook.permits(player="P2") == []
    table.propose(table.moving(exiled, Zone.HAND))
    assert table.hook.permits(player="P1") == []
