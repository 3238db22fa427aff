"""Lightning Greaves: what it gives to the creature that it equips."""

import pytest

NAME = "Lightning Greaves"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact — Equipment"
    assert str(printed.cost) == "{2}"
    assert printed.has("equip")


@pytest.mark.rule("702.6a", "702.18a")
def test_it_is_attached_and_gives_both(table):
    bears, item = table.battlefield("P1", BEARS, NAME)
    assert not table.see(bears).has("haste")
    table.activate("P1", item)
    table.resolve()
    (effect,) = table.hook.continuous_effects()
    assert all(part.affects.items == (bears,) for part in effect.parts)
    for keyword in ("haste", "shroud"):
        assert table.see(bears).has(keyword)
