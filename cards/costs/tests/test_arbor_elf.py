"""Arbor Elf."""

import pytest

from cardwright.authoring import Tapped

NAME = "Arbor Elf"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Elf Druid"
    assert str(printed.cost) == "{G}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("701.26b")
def test_it_untaps_a_forest(table):
    elf, forest = table.battlefield("P1", NAME), table.battlefield("P1", "Forest")
    table.propose(Tapped(forest))
    table.activate("P1", elf)
    table.resolve()
    assert not table.game.state.status_of(forest).tapped
