"""The order in which triggers go on the stack is asked only where it can be told (603.3b)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    AddPT,
    Card,
    Dies,
    GainLife,
    Layer,
    LoseLife,
    Part,
    Simultaneous,
    Zone,
    another,
    static,
    triggered,
    whenever,
)

WARDEN = "Soul Warden"
BEARS = "Grizzly Bears"


class Griever(Card):
    name = "Griever"
    types = "Creature — Human"
    power, toughness = 1, 1
    abilities = (triggered(whenever(Dies, another(CREATURE)), LoseLife(1)),)


class Banner(Card):
    name = "Banner"
    types = "Creature — Human"
    power, toughness = 1, 1
    abilities = (static(Part(Layer.MODIFY_PT, another(CREATURE), AddPT(1, 1))),)


class Giant(Card):
    """Says of what dies how strong it was."""

    name = "Giant's Mourner"
    types = "Creature — Giant"
    power, toughness = 1, 1
    abilities = (triggered(whenever(Dies, another(CREATURE)), GainLife(1)),)


@pytest.mark.rule("603.3b")
def test_wardens_alike_are_not_ordered(table):
    table.battlefield("P1", WARDEN, WARDEN, WARDEN)
    table.propose(table.entering("P2", BEARS))
    table.resolve()  # asks nothing
    assert table.life("P1") == 23


@pytest.mark.rule("603.3b")
def test_wardens_that_can_be_told_apart_are_ordered(table):
    plain = table.battlefield("P1", WARDEN)
    table.battlefield("P1", WARDEN, tapped=True)
    table.answers("P1", ("order triggers", lambda trigger: trigger.instance.source.id == plain))
    table.propose(table.entering("P2", BEARS))
    table.resolve()
    assert table.life("P1") == 22


@pytest.mark.rule("603.3b")
def test_alike_but_on_different_events_are_ordered(table):
    table.battlefield("P1", WARDEN)
    first, second = table.entering("P2", BEARS), table.entering("P2", BEARS)
    table.answers("P1", ("order triggers", lambda trigger: trigger.event == second))
    table.propose(Simultaneous((first, second)))
    table.resolve()
    assert table.life("P1") == 22


@pytest.mark.rule("603.3b")
def test_different_abilities_are_ordered(table):
    table.add_card(Griever)
    table.add_card(Giant)
    table.battlefield("P1", "Griever", "Giant's Mourner")
    bears = table.battlefield("P1", BEARS)
    table.answers("P1", ("order triggers", lambda t: t.instance.source.name == "Griever"))
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P1") == 20


@pytest.mark.rule("603.10", "704.8")
def test_what_leaves_together_is_last_known_as_it_was_before(table):
    table.add_card(Banner)
    banner, bears = table.battlefield("P1", "Banner", BEARS)
    leave = (table.moving(banner, Zone.GRAVEYARD), table.moving(bears, Zone.GRAVEYARD))
    table.propose(Simultaneous(leave))
    assert table.see(bears).characteristics.power == 3
