"""Damping Sphere: a tax on much mana and on many spells."""

import pytest

from cardwright.authoring import ManaProduced
from cardwright_core.mana import mana

NAME = "Damping Sphere"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{2}"


@pytest.mark.rule("106.12b")
@pytest.mark.parametrize(("produced", "offers"), [("{G}", 0), ("{G}{G}", 1), ("{R}{G}", 1)])
def test_two_or_more_mana_become_one_colorless(table, produced, offers):
    forest = table.battlefield("P2", "Forest")
    table.battlefield("P1", NAME)
    made = ManaProduced("P2", mana(produced), forest, forest, "P2")
    found = table.hook.replacements(event=made)
    assert len(found) == offers
    for offer in found:
        assert offer.apply(table.game, made).units == mana("{C}")


@pytest.mark.rule("601.2f")
def test_each_other_spell_makes_a_spell_cost_more(table):
    table.battlefield("P2", NAME)
    table.mana("P1", "{G}{G}{G}{G}{G}")
    for left in (3, 0):
        table.cast("P1", table.hand("P1", "Grizzly Bears"))
        assert len(table.game.player("P1").pool) == left
        table.resolve()
