"""Mana Reflection: more mana from what you tap."""

import pytest

from cardwright.authoring import ManaProduced
from cardwright_core.mana import mana

NAME = "Mana Reflection"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{4}{G}{G}"


@pytest.mark.rule("106.12b")
def test_it_offers_to_multiply_what_you_tap_for(table):
    forest = table.battlefield("P1", "Forest")
    table.battlefield("P1", NAME)
    made = ManaProduced("P1", mana("{G}{U}"), forest, forest, "P1")
    (offer,) = table.hook.replacements(event=made)
    assert len(offer.apply(table.game, made).units) == 4


@pytest.mark.rule("106.12")
def test_not_what_others_tap_or_what_is_not_tapped(table):
    forest = table.battlefield("P2", "Forest")
    table.battlefield("P1", NAME)
    tapped = ManaProduced("P2", mana("{G}"), forest, forest, "P2")
    assert table.hook.replacements(event=tapped) == []
    assert table.hook.replacements(event=ManaProduced("P1", mana("{G}"))) == []
