"""Graveshifter."""

import pytest

from cardwright.authoring import Zone

NAME = "Graveshifter"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert printed.types == ("Creature",)
    assert str(printed.cost) == "{3}{B}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("702.73a", "115.1d")
def test_a_creature_card_back(table):
    assert table.see(table.hand("P1", NAME)).is_a("Goblin")
    for name in ("Memnite", "Opt"):
        table.propose(table.moving(table.hand("P1", name), Zone.GRAVEYARD))
    table.propose(table.moving(table.hand("P2", "Memnite"), Zone.GRAVEYARD))
    table.answers("P1", ("may", True))
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert sorted(table.hand.names("P1")) == [NAME, "Memnite"]
