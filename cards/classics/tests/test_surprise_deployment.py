"""Surprise Deployment: a creature for one combat."""

import pytest

from cardwright.authoring import Zone

CARD = "Surprise Deployment"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{3}{W}", "Instant")


@pytest.mark.rule("113.6e", "601.3")
@pytest.mark.parametrize(
    ("step", "legal"), [("upkeep", False), ("beginning of combat", True), ("end", False)]
)
def test_only_in_combat(table, step, legal):
    card = table.hand("P1", CARD)
    table.library("P1", "Island")
    table.library("P2", "Island")
    table.go_to(step)
    assert (table.hook.prohibits(act=table.casting("P1", card)) == []) is legal


@pytest.mark.rule("603.7a", "603.7c")
@pytest.mark.parametrize("stays", [True, False])
def test_the_creature_returns_if_it_is_still_there(table, stays):
    card = table.hand("P1", CARD)
    table.hand("P1", "Grizzly Bears")
    table.go_to("beginning of combat")
    table.mana("P1", "{W}{C}{C}{C}")
    table.answers("P1", ("may", True))
    table.cast("P1", card)
    table.resolve()
    (bears,) = (view.id for view in table.game.permanents("P1"))
    if not stays:
        table.propose(table.moving(bears, Zone.GRAVEYARD))
    table.go_to("end")
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == int(stays)


def test_a_white_creature_is_no_choice(table):
    card = table.hand("P1", CARD)
    table.hand("P1", "Soul Warden")
    table.go_to("beginning of combat")
    table.mana("P1", "{W}{C}{C}{C}")
    table.answers("P1", ("may", True))
    table.cast("P1", card)
    table.resolve()
    assert table.permanents() == []
