"""Bonesplitter: more power for the creature that it equips."""

import pytest

NAME = "Bonesplitter"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact — Equipment"
    assert str(printed.cost) == "{1}"
    assert printed.has("equip")


@pytest.mark.rule("613.4c", "702.6a")
def test_two_more_power(table):
    bears, item = table.battlefield("P1", BEARS, NAME)
    table.mana("P1", "{C}")
    table.activate("P1", item)
    table.resolve()
    found = table.see(bears).characteristics
    assert (found.power, found.toughness) == (4, 2)


@pytest.mark.rule("611.3a")
def test_attached_to_nothing_it_has_no_effect(table):
    table.battlefield("P1", NAME)
    assert table.hook.continuous_effects() == []
