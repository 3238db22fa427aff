"""Quirion Ranger: something returns to hand, a creature untaps, once each turn."""

import pytest

from cardwright.authoring import Zone

CARD = "Quirion Ranger"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{G}", "Creature — Elf Ranger")
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("602.5b")
def test_it_untaps_a_creature_once_each_turn(table):
    source, *others = table.battlefield("P1", CARD, "Forest", "Forest")
    bears = table.battlefield("P1", "Grizzly Bears", tapped=True)
    options = others if len(others) > 1 else []
    table.answers("P1", ("target", bears), *(("cost", item) for item in options[:1]))
    table.activate("P1", source)
    table.resolve()
    assert not table.game.state.status_of(bears).tapped
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", source)
