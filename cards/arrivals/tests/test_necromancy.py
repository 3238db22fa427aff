"""Necromancy."""

import pytest

from cardwright.authoring import Zone, can_attach

NAME = "Necromancy"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{B}"


@pytest.fixture
def dead(table):
    table.propose(table.moving(table.hand("P2", "Grizzly Bears"), Zone.GRAVEYARD))
    (item,) = table.game.state.zone(Zone.GRAVEYARD, "P2")
    return item


@pytest.mark.rule("603.7", "701.3a")
def test_the_creature_is_yours_while_it_stays(table, dead):
    table.mana("P1", "{B}{B}{B}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert not table.game.exists(dead)
    assert table.permanents("P1") == [NAME, "Grizzly Bears"]
    necromancy, bears = (view.id for view in table.game.permanents("P1"))
    assert table.see(necromancy).object.attached == bears
    assert table.see(necromancy).is_a("Aura")
    table.propose(table.moving(necromancy, Zone.EXILE))
    table.resolve()
    assert table.permanents() == []


@pytest.mark.rule("702.5a", "704.5m")
def test_it_can_enchant_nothing_else(table, dead):
    other = table.battlefield("P1", "Memnite")
    table.mana("P1", "{B}{B}{B}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    (necromancy,) = (view for view in table.game.permanents("P1") if view.name == NAME)
    assert can_attach(table.game, necromancy, necromancy.object.attached)
    assert not can_attach(table.game, necromancy, other)


@pytest.mark.rule("601.3b", "603.7", "514.3a")
@pytest.mark.parametrize("step", ["upkeep", "precombat main"])
def test_at_another_time_it_lasts_until_cleanup(table, dead, step):
    for player in ("P1", "P2"):
        table.library(player, "Forest", "Forest")
    table.go_to("upkeep")
    table.go_to(step)
    player = table.game.state.cursor.active
    table.mana(player, "{B}{B}{B}")
    item = table.hand(player, NAME)
    table.act(player, lambda option: getattr(option, "object", 0) == item)
    table.resolve()
    assert table.permanents(player) == [NAME, "Grizzly Bears"]
    table.go_to("end")
    assert table.permanents(player) == [NAME, "Grizzly Bears"]
    table.go_to("upkeep")
    kept = [] if step == "upkeep" else [NAME, "Grizzly Bears"]
    assert table.permanents(player) == kept
