"""Leonin Arbiter: no library is searched, unless one pays; and the cards that search."""

import pytest

from cardwright.authoring import Zone

ARBITER = "Leonin Arbiter"
TUTOR = "Demonic Tutor"


def ignoring(table, player):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [action for action in actions if str(action) == f"ignore {ARBITER}"]


def cast(table, name, mana):
    table.hand("P1", name)
    table.mana("P1", mana)
    table.cast("P1", name)
    table.resolve()


def hand(table):
    return [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")]


@pytest.fixture
def table(table):
    table.library("P1", "Grizzly Bears", "Forest", "Soul Warden")
    return table


def test_as_printed(table):
    printed = table.see(table.hand("P1", ARBITER)).characteristics
    assert (str(printed.cost), printed.subtypes) == ("{1}{W}", ("Cat", "Cleric"))
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("701.23a", "701.23d")
def test_a_card_is_found_and_the_library_shuffled(table):
    table.answers("P1", ("search", "Forest"))
    cast(table, TUTOR, "{C}{B}")
    assert hand(table) == ["Forest"]
    assert "701.24a" in table.told


@pytest.mark.rule("101.2", "101.3")
def test_who_can_not_search_finds_nothing_and_shuffles(table):
    table.battlefield("P2", ARBITER)
    cast(table, TUTOR, "{C}{B}")
    assert hand(table) == []
    assert "701.24a" in table.told


@pytest.mark.rule("116.2d")
def test_who_pays_may_search_as_often_as_they_like_this_turn(table):
    table.battlefield("P2", ARBITER)
    assert ignoring(table, "P1") == []
    table.mana("P1", "{C}{C}")
    (action,) = ignoring(table, "P1")
    table.act("P1", action)
    assert table.game.player("P1").pool == ()
    assert ignoring(table, "P1") == []
    for name in ("Forest", "Soul Warden"):
        table.answers("P1", ("search", name))
        cast(table, TUTOR, "{C}{B}")
    assert hand(table) == ["Forest", "Soul Warden"]


@pytest.mark.rule("116.2d")
def test_each_arbiter_and_each_player_is_apart(table):
    table.battlefield("P2", ARBITER, ARBITER)
    table.mana("P1", "{C}{C}")
    table.mana("P2", "{C}{C}")
    first, second = ignoring(table, "P1")
    table.act("P1", first)
    table.mana("P1", "{C}{C}")
    assert ignoring(table, "P1") == [second]
    assert len(ignoring(table, "P2")) == 2
    table.game.state.players["P1"] = table.game.player("P1").replace(pool=())
    cast(table, TUTOR, "{C}{B}")
    assert hand(table) == []


@pytest.mark.rule("514.2")
def test_it_lasts_for_the_turn(table):
    table.battlefield("P2", ARBITER)
    table.library("P2", "Forest")
    table.mana("P1", "{C}{C}")
    (action,) = ignoring(table, "P1")
    table.act("P1", action)
    table.go_to("upkeep")
    table.mana("P1", "{C}{C}")
    assert ignoring(table, "P1") == [action]
