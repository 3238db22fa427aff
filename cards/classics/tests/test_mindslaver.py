"""Mindslaver: control of a player during their next turn."""

import pytest

from cardwright.authoring import Zone

CARD = "Mindslaver"


@pytest.fixture
def slaved(table):
    """P1 has used it on P2, and the turn of P2 has begun."""
    for player in ("P1", "P2"):
        table.library(player, *["Grizzly Bears"] * 8)
    item = table.battlefield("P1", CARD)
    table.mana("P1", "{C}{C}{C}{C}")
    table.answers("P1", ("target", "P2"))
    table.activate("P1", item)
    assert table.permanents("P1") == []
    table.resolve()
    table.go_to("upkeep")
    return table


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{6}", "Legendary Artifact")


@pytest.mark.rule("723.1", "723.3", "723.5")
def test_its_player_decides_in_that_turn(slaved):
    bears = slaved.battlefield("P2", "Grizzly Bears")
    assert slaved.game.state.cursor.active == "P2"
    slaved.answers("P1", ("attackers", []))
    slaved.go_to("end")
    assert not slaved.tapped(bears)
    slaved.go_to("upkeep")
    slaved.go_to("end")
    slaved.go_to("upkeep")
    slaved.answers("P2", ("attackers", [bears]))
    slaved.go_to("end")
    assert (slaved.tapped(bears), slaved.life("P1")) == (True, 18)


@pytest.mark.rule("723.4")
def test_its_player_sees_the_hand(slaved):
    slaved.hand("P2", "Forest")
    seen = slaved.game.view("P1").zone(Zone.HAND, "P2")
    assert [one.name for one in seen] == ["Forest"]
    slaved.go_to("end")
    slaved.go_to("upkeep")
    assert slaved.game.view("P1").zone(Zone.HAND, "P2") == ()


def test_on_its_own_player_it_changes_nothing(table):
    """Who targets themself controls themself (723.9)."""
    item = table.battlefield("P1", CARD)
    for player in ("P1", "P2"):
        table.library(player, *["Forest"] * 8)
    table.mana("P1", "{C}{C}{C}{C}")
    table.answers("P1", ("target", "P1"))
    table.activate("P1", item)
    table.resolve()
    for _ in range(2):
        table.go_to("end")
        table.go_to("upkeep")
    assert (table.game.state.cursor.active, table.game.decider("P1")) == ("P1", "P1")
