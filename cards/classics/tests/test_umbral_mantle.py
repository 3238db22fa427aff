"""Umbral Mantle: an ability with the untap symbol for another permanent."""

import pytest

NAME = "Umbral Mantle"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact — Equipment"
    assert str(printed.cost) == "{3}"
    assert printed.has("equip")


@pytest.mark.rule("107.6", "301.5d")
def test_the_equipped_creature_untaps_to_grow(table):
    bears = table.battlefield("P1", BEARS, tapped=True)
    mantle = table.battlefield("P1", NAME)
    table.activate("P1", mantle)
    table.resolve()
    table.mana("P1", "{C}{C}{C}")
    table.activate("P1", bears)
    table.resolve()
    assert table.see(bears).characteristics.power == 4
    assert not table.game.state.status_of(bears).tapped


@pytest.mark.rule("302.6", "107.6")
def test_not_while_it_is_summoning_sick(table):
    bears = table.battlefield("P1", BEARS, tapped=True)
    mantle = table.battlefield("P1", NAME)
    state = table.game.state
    state.put(state.objects[mantle].replace(attached=bears))
    state.put(state.objects[bears].replace(since=state.cursor.turn))
    table.mana("P1", "{C}{C}{C}")
    table.game.follow()
    offered = table.rules.ask.legal_actions(table.game, "P1")
    assert bears not in [getattr(action, "object", 0) for action in offered]
