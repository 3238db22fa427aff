"""Ranger's Guile: an instant with an effect in two layers."""

import pytest

NAME = "Ranger's Guile"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{G}"


@pytest.mark.rule("611.2c", "613.1f", "613.4c")
def test_it_gives_hexproof_and_a_bonus_for_the_turn(table):
    bears = table.battlefield("P1", BEARS)
    table.mana("P1", "{G}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    (effect,) = table.hook.continuous_effects()
    assert len(effect.parts) == 2
    found = table.see(bears)
    assert (found.characteristics.power, found.has("hexproof")) == (3, True)
    table.answers("P1", ("attackers", []))
    table.go_to("upkeep")
    assert not table.see(bears).has("hexproof")


def test_only_a_creature_of_yours(table):
    table.battlefield("P2", BEARS)
    table.mana("P1", "{G}")
    guile = table.hand("P1", NAME)
    table.game.follow()
    offered = table.rules.ask.legal_actions(table.game, "P1")
    assert guile not in [getattr(action, "object", 0) for action in offered]
