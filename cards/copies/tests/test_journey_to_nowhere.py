"""Journey to Nowhere."""

import pytest

from cardwright.authoring import Zone

NAME = "Journey to Nowhere"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{1}{W}"


@pytest.mark.rule("607.2a")
def test_a_creature_is_gone_until_it_leaves(table):
    table.battlefield("P2", "Hill Giant")
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert table.permanents("P2") == []
    (there,) = table.game.permanents("P1")
    table.propose(table.moving(there.id, Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents("P2") == ["Hill Giant"]
