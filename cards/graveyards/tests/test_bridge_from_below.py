"""Bridge from Below."""

import pytest

from cardwright.authoring import Zone

NAME = "Bridge from Below"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{B}{B}{B}"


@pytest.fixture
def bridge(table):
    table.propose(table.moving(table.hand("P1", NAME), Zone.GRAVEYARD))
    (item,) = table.game.state.zone(Zone.GRAVEYARD, "P1")
    return item


@pytest.mark.rule("113.6k", "603.4")
def test_a_zombie_for_your_nontoken_creature(table, bridge):
    table.propose(table.moving(table.battlefield("P1", "Memnite"), Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents("P1") == ["Zombie Token"]
    (zombie,) = table.game.permanents("P1")
    table.propose(table.moving(zombie.id, Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents("P1") == []
    assert table.game.exists(bridge)


@pytest.mark.rule("603.4")
def test_it_is_exiled_for_an_opponents_creature(table, bridge):
    table.propose(table.moving(table.battlefield("P2", "Memnite"), Zone.GRAVEYARD))
    table.resolve()
    assert not table.game.exists(bridge)
