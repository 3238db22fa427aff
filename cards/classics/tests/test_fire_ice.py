"""Fire // Ice: two damage divided, or a permanent tapped and a card."""

import pytest

from cardwright.authoring import Zone, copy_on_stack
from cardwright_core.casting import Cast

CARD = "Fire // Ice"


def test_as_printed(table):
    fire, ice = table.see(table.hand("P1", CARD)).characteristics.faces
    assert [(one.name, str(one.cost)) for one in (fire, ice)] == [
        ("Fire", "{1}{R}"),
        ("Ice", "{1}{U}"),
    ]


def fire(table, targets, *numbers):
    table.mana("P1", "{R}{C}")
    table.answers("P1", ("target", targets), *(("number", number) for number in numbers))
    table.act("P1", Cast("P1", table.hand("P1", CARD), "Fire", face=0))


@pytest.mark.rule("601.2d")
@pytest.mark.parametrize(("targets", "lives"), [(["P2"], (20, 18)), (["P1", "P2"], (19, 19))])
def test_each_target_gets_at_least_one(table, targets, lives):
    fire(table, targets)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == lives


@pytest.mark.rule("601.2d", "608.2b")
def test_what_an_illegal_target_would_get_is_lost(table):
    bears = table.battlefield("P2", "Grizzly Bears")
    fire(table, [bears, "P2"])
    table.propose(table.moving(bears, Zone.HAND))
    table.resolve()
    assert table.life("P2") == 19


@pytest.mark.rule("707.10c", "601.2d")
def test_a_copy_keeps_the_division_for_new_targets(table):
    bears = table.battlefield("P2", "Grizzly Bears")
    fire(table, [bears, "P2"])
    table.answers("P1", ("new target", "P1"), ("new target", "P2"))
    (stacked,) = table.game.state.zone(Zone.STACK)
    copy_on_stack(table.game, stacked, "P1", new_targets=True)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (19, 18)


@pytest.mark.rule("709.3")
def test_ice(table):
    table.library("P1", "Island")
    bears = table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{U}{C}")
    table.act("P1", Cast("P1", table.hand("P1", CARD), "Ice", face=1))
    table.resolve()
    assert table.game.state.status_of(bears).tapped
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
