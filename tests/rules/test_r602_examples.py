"""Activating abilities, by the rules' examples (602)."""

import pytest

from cardwright.authoring import TAP, Card, GainLife, activated, paying


class Spring(Card):
    name = "Spring"
    types = "Artifact"
    abilities = (activated(paying("{2}", TAP), GainLife(1)),)


@pytest.fixture
def spring(table):
    table.add_card(Spring)
    return table.battlefield("P1", "Spring")


@pytest.mark.rule("602.1a", "602.1a#1")
@pytest.mark.parametrize("mana", ["{W}{U}", "{C}{C}", "{B}{G}"])
def test_what_is_before_the_colon_is_paid(table, spring, mana):
    table.mana("P1", mana)
    table.activate("P1", spring)
    assert table.game.player("P1").pool == ()
    assert table.game.state.status_of(spring).tapped
    assert table.life("P1") == 20
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.rule("602.1a", "602.2b")
@pytest.mark.parametrize(("mana", "tapped"), [("{C}", False), ("{C}{C}{C}", True)])
def test_without_all_of_it_it_is_not_activated(table, may_begin, mana, tapped):
    table.add_card(Spring)
    item = table.battlefield("P1", "Spring", tapped=tapped)
    table.mana("P1", mana)
    assert not may_begin("P1", item)


@pytest.mark.rule("602.1a")
def test_its_controller_pays_and_nobody_else(table, spring, may_begin):
    table.mana("P2", "{C}{C}")
    assert not may_begin("P2", spring)
    assert not may_begin("P1", spring)
