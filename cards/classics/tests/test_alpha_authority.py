"""Alpha Authority: an Aura with a keyword and a restriction on blocks."""

import pytest

NAME = "Alpha Authority"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment — Aura"
    assert str(printed.cost) == "{1}{G}"
    assert printed.has("enchant")


@pytest.fixture
def bears(table):
    """Put a creature there that the Aura enchants."""
    item = table.battlefield("P1", BEARS)
    aura = table.battlefield("P1", NAME)
    state = table.game.state
    state.put(state.objects[aura].replace(attached=item))
    table.game.follow()
    return item


@pytest.mark.rule("303.4b", "702.11b")
def test_the_creature_has_hexproof(table, bears):
    assert table.see(bears).has("hexproof")


@pytest.mark.rule("509.1b")
def test_no_more_than_one_creature_blocks_it(table, bears):
    (restriction,) = table.hook.block_restrictions()
    first, second = table.battlefield("P2", BEARS, BEARS)
    assert restriction.allows(((first, bears),))
    assert not restriction.allows(((first, bears), (second, bears)))
    assert restriction.concerns(first, bears)
    assert not restriction.concerns(first, second)
